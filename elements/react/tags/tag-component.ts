import { atom } from 'nanostores';
import {
  createElement,
  forwardRef,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { useRef, useSyncExternalStore } from 'react';
import type { FunctionComponent, RefObject } from 'react';
import { LOADING } from '../store-state';
import type { InstanceState } from '../store-state';
import { InstanceContext } from '../instance-context';
import type { CamelNames, TagProps } from './tag-props.types';

type Values = Readonly<Record<string, unknown>>;

/** The tag and all its events; the compiler checks that none is missing. */
interface Tag<Events> {
  readonly tag: string;
  readonly events: Readonly<Record<keyof Events & string, 1>>;
  /** Properties that React does not set; `useMore` handles them. */
  readonly kept?: readonly string[];
  readonly useMore?: (element: RefObject<HTMLElement | null>, props: Values, isReady: boolean) => void;
}

/** Properties whose attributes have dashes. */
const DASHED: Readonly<Record<CamelNames, 1>> = {
  apiKey: 1,
  appUserId: 1,
  proxyUrl: 1,
  assetBaseUrl: 1,
  defaultLocale: 1,
  discountCode: 1,
  showDiscountCode: 1,
  termsAndConditionsUrl: 1,
  termsUrl: 1,
  privacyUrl: 1,
  emailStep: 1,
  orderButton: 1,
  skipSuccessPage: 1,
  colorMode: 1,
  activeOnly: 1,
  productChangeInfo: 1,
  customVariables: 1,
  hideBackButtons: 1,
};
/** Properties whose values an attribute can't have. */
const PROPERTIES = ['purchases', 'offering', 'appearance', 'texts', 'productChangeInfo', 'customVariables'];
/** Properties that are usually written inline. They are compared by value, so that an equal object changes nothing. */
const BY_VALUE = ['appearance', 'texts', 'productChangeInfo', 'customVariables'];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const handlerName = (event: string): string =>
  `on-${event.replace(/^purchase-/, '')}`.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isSame = (name: string, a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (BY_VALUE.includes(name) && JSON.stringify(a) === JSON.stringify(b));

/** React 18 warns about layout effects on a server. */
const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Calls the handlers of the latest render. Events that bubble up from elements inside are not passed on. */
const useListeners = (
  element: RefObject<HTMLElement | null>,
  handlers: ReadonlyMap<string, unknown>,
): void => {
  const latest = useRef(handlers);
  const events = [...handlers.keys()].join();
  useCommitEffect(() => {
    latest.current = handlers;
  });
  // React 18 can't listen to the events of custom elements.
  useCommitEffect(() => {
    const node = element.current;
    const listener = (event: Event): void => {
      const handler = latest.current.get(event.type);
      if (event.target === event.currentTarget && typeof handler === 'function')
        (handler as (event: Event) => void)(event);
    };
    for (const name of events.split(',')) node?.addEventListener(name, listener);
    return () => {
      for (const name of events.split(',')) node?.removeEventListener(name, listener);
    };
  }, [element, events]);
};

/** Sets changed properties, and resets those that are no longer set. */
const apply = (element: HTMLElement | null, properties: Values, before: Values): Values => {
  for (const name of PROPERTIES) {
    const value = properties[name] ?? null;
    if (!isSame(name, value, before[name] ?? null)) Object.assign(element ?? {}, { [name]: value });
  }
  return properties;
};

const useProperties = (element: RefObject<HTMLElement | null>, properties: Values): void => {
  const before = useRef<Values>({});
  useCommitEffect(() => {
    before.current = apply(element.current, properties, before.current);
  });
};

const $none = atom<InstanceState>(LOADING);
const readOnServer = (): InstanceState => LOADING;

/** The provider's instance, if there is one; `isReady`: nothing to wait for. */
const useInstance = () => {
  const $shop = useContext(InstanceContext);
  const { listen, get } = $shop ?? $none;
  const shop = useSyncExternalStore(listen, get, readOnServer);
  return {
    purchases: shop.name === 'ready' ? shop.purchases : null,
    isReady: !$shop || shop.name === 'ready',
  };
};

/** React 18 writes `className` of a custom element as an attribute of this name. */
const attributeName = (name: string): string =>
  name === 'className' ? 'class' : Object.hasOwn(DASHED, name) ? kebab(name) : name;

/** React 18 would write `hidden={false}` of a custom element as `hidden="false"`, which hides it. */
const isAbsent = (name: string, value: unknown): boolean => value === false && !/^(aria|data)-/.test(name);

/** The props that React writes as attributes, also on a server. */
const attributesOf = (props: Values, kept: readonly string[] = []): Record<string, unknown> => {
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props))
    if (!kept.includes(name) && !(PROPERTIES.includes(name) && typeof value !== 'string'))
      attributes[attributeName(name)] = isAbsent(name, value) ? undefined : value;
  return attributes;
};

const useNothing = (): void => {};

/**
 * Creates the component of a tag. Texts and flags are attributes, so that server-rendered HTML has them before the code
 * of the tag has arrived. Objects are set as properties, in an effect. Handlers receive only the events of the element
 * itself.
 */
export const tagComponent = <E extends HTMLElement, Events>(
  spec: Tag<Events>,
): FunctionComponent<TagProps<E, Events>> => {
  const { tag, useMore = useNothing } = spec;
  const handlers = Object.keys(spec.events).map((event) => [handlerName(event), event] as const);

  const TagComponent = forwardRef<E, Values>((given, ref) => {
    const element = useRef<E>(null);
    const { purchases, isReady } = useInstance();
    const props: Record<string, unknown> = { ...given };
    const listeners = new Map<string, unknown>();
    for (const [name, event] of handlers) {
      listeners.set(event, props[name]);
      delete props[name];
    }
    // An element with its own key has its own instance.
    if (!props['purchases'] && !props['apiKey']) props['purchases'] = purchases;
    useImperativeHandle(ref, () => element.current as E, []);
    useProperties(element, props);
    useListeners(element, listeners);
    useMore(element, props, isReady);
    return createElement(tag, { ...attributesOf(props, spec.kept), ref: element });
  });
  TagComponent.displayName = tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  // `forwardRef` has the props of any element; `TagProps` has those of this tag.
  return TagComponent as FunctionComponent<TagProps<E, Events>>;
};
