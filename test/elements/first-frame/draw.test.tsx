import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import {
  Component,
  act,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { draw } from '../../../elements/first-frame/draw';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

/** What React makes of a tree at first. */
const reactDraws = async (tree: ReactNode): Promise<Node> => {
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(tree));
  const copy = container.cloneNode(true);
  await act(async () => root.unmount());
  return copy;
};

const drawn = (tree: ReactNode): Element => {
  const container = document.createElement('div');
  container.append(draw(tree).fragment);
  return container;
};

/** A tree as text, attributes in the order of their names. */
const shape = (node: Node): string => {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const names = node.getAttributeNames().toSorted();
  const attributes = names.map((name) => ` ${name}="${String(node.getAttribute(name))}"`).join('');
  return `<${node.localName}${attributes}>${[...node.childNodes].map(shape).join('')}</${node.localName}>`;
};

class Pane extends Component<{ readonly children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  override render(): ReactNode {
    return this.state.isBroken ? null : <section className="pane">{this.props.children}</section>;
  }
}

const Theme = createContext('light');
const $count = atom(3);
/** What a component does after it was painted. */
const effects: string[] = [];

const Hooks = () => {
  const [word] = useState(() => 'made');
  const [sum] = useReducer((state: number, more: number) => state + more, 4);
  const box = useRef('kept');
  const memo = useMemo(() => word.length, [word]);
  const call = useCallback(() => 'called', []);
  const theme = useContext(Theme);
  const count = useStore($count);
  useEffect(() => void effects.push('run'));
  return <p>{[word, sum, box.current, memo, call(), theme, count].join(' ')}</p>;
};

const Word = () => {
  const [word] = useState('now');
  return <p>{word}</p>;
};

const trees: Readonly<Record<string, ReactNode>> = {
  'text, numbers and nothing': (
    <p>
      a{0}
      {null}
      {false}
      {true}
      {undefined}
      {''}b
    </p>
  ),
  'lists and fragments': (
    <ul>
      {['x', 'y'].map((text) => (
        <li key={text}>{text}</li>
      ))}
      <>
        <li>z</li>
        {[[<li key="1">deep</li>]]}
      </>
    </ul>
  ),
  'attributes that are words, on or off': (
    <form noValidate>
      <label htmlFor="a">A</label>
      <input
        id="a"
        type="email"
        value=""
        readOnly={false}
        spellCheck={false}
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        aria-invalid={undefined}
        onChange={() => {}}
      />
      <button disabled aria-disabled={true} data-busy={true} data-waiting={undefined} tabIndex={-1}>
        Go
      </button>
      <span aria-hidden={false} hidden={true} lang={undefined} dir="auto" />
    </form>
  ),
  'a field with a text': <input value="ada@example.org" onChange={() => {}} />,
  'pictures that are drawn': (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M4 10.5l4 4 8-9" />
    </svg>
  ),
  'sizes in a style': <span style={{ blockSize: 24, inlineSize: '55%' }} />,
  'a class': (
    <Pane>
      <b>in</b>
    </Pane>
  ),
  hooks: <Hooks />,
  'nothing at all': null,
};

describe('what is drawn without React’s renderer', () => {
  for (const [what, tree] of Object.entries(trees))
    it(`is what React draws: ${what}`, async () => {
      expect(shape(drawn(tree))).toBe(shape(await reactDraws(tree)));
    });

  it('fills the refs of elements, and leaves effects for when it is on the page', () => {
    const log: string[] = [];
    const Box = () => {
      const box = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => void log.push(String(box.current?.id)), []);
      return <div ref={box} id="here" />;
    };
    const { layoutEffects } = draw(<Box />);
    expect(log).toEqual([]);
    for (const effect of layoutEffects) effect();
    expect(log).toEqual(['here']);
  });

  it('runs no effect', () => {
    effects.length = 0;
    draw(<Hooks />);
    expect(effects).toEqual([]);
  });

  it('tells which stores it was made of', () => {
    const heard: number[] = [];
    const { subscribers } = draw(<Hooks />);
    const stops = subscribers.map((subscribe) => subscribe(() => heard.push($count.get())));
    $count.set(4);
    for (const stop of stops) stop();
    $count.set(3);
    expect(heard).toEqual([4]);
  });

  it('gives React its hooks back, also after a fault', async () => {
    const Broken = (): ReactNode => {
      throw new Error('broken');
    };
    expect(() => draw(<Broken />)).toThrow('broken');
    expect((await reactDraws(<Word />)).textContent).toBe('now');
  });
});
