import type { ComponentClass, FunctionComponent, ReactNode } from 'react';
import { newElement, ofDocument } from '../../sdk/internal';
import { withFirstHooks } from './hooks';
import type { HookLog } from './hooks';

/** Names that React writes in another way than HTML does. */
const NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
/** Attributes for which `true` and `false` are words. */
const WORDS = /^(?:aria-|data-|spellCheck)/;
const SVG = 'http://www.w3.org/2000/svg';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Component = FunctionComponent<Props> | ComponentClass<Props>;

const isClass = (component: Component): component is ComponentClass<Props> =>
  Boolean((component.prototype as { isReactComponent?: object } | undefined)?.isReactComponent);

const run = (component: Component, props: Props): ReactNode =>
  isClass(component) ? new component(props).render() : (component(props) as ReactNode);

const write = (element: HTMLElement | SVGElement, name: string, value: unknown): void => {
  if (name === 'style')
    for (const [key, size] of Object.entries(value as Record<string, string | number>))
      (element.style as unknown as Record<string, string>)[key] =
        typeof size === 'number' ? `${size}px` : size;
  else if (typeof value === 'boolean' && !WORDS.test(name)) element.toggleAttribute(name, value);
  // Functions are what React listens with.
  else if (value !== undefined && value !== null && typeof value !== 'function')
    element.setAttribute(NAMES[name] ?? name, value as string);
};

const make = (tag: string, { children, ref, ...props }: Props, isDrawing: boolean): Element => {
  const isSvg = isDrawing || tag === 'svg';
  const element = isSvg
    ? (ofDocument('createElementNS').call(document, SVG, tag) as SVGElement)
    : newElement(tag as keyof HTMLElementTagNameMap);
  if (ref) (ref as { current: Element }).current = element;
  for (const [name, value] of Object.entries(props)) write(element, name, value);
  append(element, children, isSvg);
  return element;
};

const append = (parent: Node, node: ReactNode, isSvg = false): void => {
  if (Array.isArray(node)) for (const each of node) append(parent, each, isSvg);
  else if (typeof node === 'string' || typeof node === 'number') parent.appendChild(new Text(String(node)));
  else if (node && typeof node === 'object') {
    const { type, props } = node as { type: string | symbol | Component; props: Props };
    if (typeof type === 'string') parent.appendChild(make(type, props, isSvg));
    else append(parent, typeof type === 'function' ? run(type, props) : props.children, isSvg);
  }
};

/** What a tree of components looks like at first. */
export interface Drawing extends HookLog {
  readonly fragment: DocumentFragment;
}

/**
 * Draws a React tree once, without React's renderer: the DOM is the one that React would make of it at first. For the
 * parts of React that the checkout's first frame is made of: function and class components, fragments, HTML, SVG,
 * object refs, and the hooks of hooks.ts.
 */
export const draw = (node: ReactNode): Drawing => {
  const fragment = new DocumentFragment();
  const log: HookLog = { layoutEffects: [], subscribers: [] };
  withFirstHooks(log, () => append(fragment, node));
  return { fragment, ...log };
};
