import r2wc from '@r2wc/react-to-web-component';
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { AttributeType, AttributeTypes } from '../diagnostics/attribute-types';

export type { AttributeTypes } from '../diagnostics/attribute-types';

type ValueOf<T extends AttributeType> = T extends 'flag' ? boolean : string | null;
type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
/** The values of an element's attributes, by property name. */
export type AttributeValues<A extends AttributeTypes> = {
  readonly [K in keyof A & string as Camel<K>]: ValueOf<A[K]>;
};

/** What the class offers to the class that extends it. */
export interface ReactElementBase<A extends AttributeTypes> extends HTMLElement {
  /** The attributes' values; each is also a property of the element. */
  readonly $values: ReadableAtom<AttributeValues<A>>;
  setValue<K extends keyof AttributeValues<A>>(name: K, value: AttributeValues<A>[K]): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, after: string | null): void;
  /** Called when the element was removed from the page and not inserted again. */
  removed(): void;
  /** Warnings for the integrator. The element shows them in sandbox mode. */
  readonly $warnings: WritableAtom<readonly string[]>;
}

interface ReactElementConstructor<A extends AttributeTypes> {
  new (): ReactElementBase<A>;
  readonly observedAttributes: readonly string[];
}

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const parse = (type: AttributeType, value: string | null): string | boolean | null =>
  type === 'flag' ? value !== null && value !== 'false' : value;

const onServer = typeof HTMLElement === 'undefined';

/** Properties that were set before the element was defined hide the accessors: set them again. */
const adoptEarlyProperties = (element: HTMLElement): void => {
  for (const name of Object.keys(element)) {
    const descriptor = Object.getOwnPropertyDescriptor(element, name);
    const isAccessor = name in element.constructor.prototype;
    if (!isAccessor || !descriptor || !('value' in descriptor) || name.startsWith('$')) continue;
    delete (element as unknown as Record<string, unknown>)[name];
    (element as unknown as Record<string, unknown>)[name] = descriptor.value;
  }
};

/** As much of an element as its accessors use. */
interface ValueHolder {
  readonly $values: ReadableAtom<Record<string, unknown>>;
  setValue(name: string, value: unknown): void;
}

/** Each attribute is also a property. */
const defineAccessors = (prototype: ValueHolder, types: ReadonlyMap<string, AttributeType>): void => {
  for (const [name, type] of types)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: ValueHolder) {
        return this.$values.get()[name];
      },
      set(this: ValueHolder, value: unknown) {
        this.setValue(name, type === 'flag' ? Boolean(value) : value === undefined ? null : value);
      },
    });
};

/**
 * A custom element class around a React tree. r2wc mounts, updates and unmounts the tree. This class adds the rest:
 * attributes behave like those of HTML, properties keep their identity and are never written to the DOM, a property that
 * was set before the element was defined is used, and moving the element keeps the tree.
 *
 * @param view gets the element itself as `host`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- H lets a view ask for more than the base has
export const reactElement = <A extends AttributeTypes, H extends ReactElementBase<A>>(
  attributes: A,
  view: ComponentType<{ host: H }>,
): ReactElementConstructor<A> => {
  // This file can be imported on a server without a DOM. The class is never used there.
  if (onServer) return class {} as unknown as ReactElementConstructor<A>;
  const View = view;
  const Root = ({ container }: { container?: ShadowRoot }) =>
    container ? <View host={container.host as unknown as H} /> : null;
  // r2wc types its component's props loosely. It passes `container`.
  const Mounting = r2wc(Root as ComponentType<object>, { shadow: 'open' }) as unknown as {
    new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
  };
  const names = Object.keys(attributes);
  const types = new Map(names.map((name) => [camel(name), attributes[name] ?? 'text']));
  const defaults = Object.fromEntries([...types].map(([name, type]) => [name, parse(type, null)]));

  class ReactElement extends Mounting {
    static readonly observedAttributes = names;
    /** For the search for unknown attributes and values. */
    static readonly attributeTypes: AttributeTypes = attributes;
    readonly $warnings = atom<readonly string[]>([]);
    readonly $values = atom<Record<string, unknown>>(defaults);
    #isMounted = false;

    setValue(name: string, value: unknown): void {
      if (this.$values.get()[name] !== value) this.$values.set({ ...this.$values.get(), [name]: value });
    }

    attributeChangedCallback(name: string, _before: string | null, after: string | null): void {
      const type = attributes[name];
      if (type) this.setValue(camel(name), parse(type, after));
    }

    override connectedCallback(): void {
      adoptEarlyProperties(this);
      if (this.#isMounted) return;
      this.#isMounted = true;
      super.connectedCallback();
    }

    /** A move removes and inserts the element in one task, so only a lasting removal unmounts the tree. */
    override disconnectedCallback(): void {
      setTimeout(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        super.disconnectedCallback();
        this.removed();
      });
    }

    /** Called after the tree was unmounted. */
    removed(): void {}
  }

  defineAccessors(ReactElement.prototype, types);
  // The accessors above implement the mapped type; a class body can't declare them.
  return ReactElement as unknown as ReactElementConstructor<A>;
};
