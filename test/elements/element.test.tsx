import { useStore } from '@nanostores/react';
import { act, useEffect } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reactElement } from '../../elements/base/element';
import type { ReactElementBase } from '../../elements/base/element';

const attributes = { label: 'text', open: 'flag', 'app-user-id': 'text' } as const;
type Host = ReactElementBase<typeof attributes> & {
  label: string | null;
  open: boolean;
  appUserId: string | null;
};

let mounts = 0;
let unmounts = 0;

const View = ({ host }: { host: ReactElementBase<typeof attributes> }) => {
  const { label, open, appUserId } = useStore(host.$values);
  useEffect(() => {
    mounts++;
    return () => void unmounts++;
  }, []);
  return <p>{`${String(label)} ${String(open)} ${String(appUserId)}`}</p>;
};

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  customElements.define('test-box', reactElement(attributes, View));
});

afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));
  mounts = 0;
  unmounts = 0;
});

const place = async (html: string): Promise<Host> => {
  await act(async () => document.body.insertAdjacentHTML('beforeend', html));
  return document.body.lastElementChild as Host;
};
const words = (host: Element): string | null | undefined => host.shadowRoot?.querySelector('p')?.textContent;

describe('an element around a React tree', () => {
  it('reads attributes as HTML does', async () => {
    const host = await place('<test-box label="" open app-user-id="u1"></test-box>');
    expect(words(host)).toBe(' true u1');
    await act(async () => host.removeAttribute('open'));
    await act(async () => host.removeAttribute('label'));
    expect(words(host)).toBe('null false u1');
    await act(async () => host.setAttribute('open', 'false'));
    expect(words(host)).toBe('null false u1');
  });

  it('takes properties and writes none of them to the page', async () => {
    const host = await place('<test-box></test-box>');
    await act(async () => Object.assign(host, { appUserId: 'secret', open: true, label: undefined }));
    expect(words(host)).toBe('null true secret');
    expect(host.outerHTML).toBe('<test-box></test-box>');
    expect([host.open, host.appUserId]).toEqual([true, 'secret']);
  });

  it('counts a property that was set before the element was defined', async () => {
    const early = await place('<late-box label="attribute"></late-box>');
    Object.assign(early, { label: 'property', open: true });
    await act(async () => customElements.define('late-box', class extends reactElement(attributes, View) {}));
    expect(words(early)).toBe('property true null');
  });

  it('keeps its tree when it is moved, and unmounts when it is gone', async () => {
    const host = await place('<test-box label="a"></test-box>');
    const other = document.createElement('div');
    await act(async () => document.body.append(other));
    await act(async () => other.append(host));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));
    expect([mounts, unmounts]).toEqual([1, 0]);
    await act(async () => host.remove());
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))));
    expect([mounts, unmounts]).toEqual([1, 1]);
    await act(async () => document.body.append(host));
    expect(words(host)).toBe('a false null');
  });

  it('mounts nothing while it is not on a page', async () => {
    const host = document.createElement('test-box');
    await act(async () => host.setAttribute('label', 'x'));
    expect(mounts).toBe(0);
  });
});
