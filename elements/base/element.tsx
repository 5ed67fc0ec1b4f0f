import r2wc from '@r2wc/react-to-web-component';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';

/** How an attribute is read: `flag` like HTML's own (present means true, except `="false"`), `text` as it is. */
export type AttributeType = 'text' | 'flag';
type ValueOf<T extends AttributeType> = T extends 'flag' ? boolean : string | null;
export type AttributeTypes = Readonly<Record<string, AttributeType>>;
type Camel<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
/** The values of an element's attributes, under their property names. */
export type AttributeValues<A extends AttributeTypes> = {
  readonly [K in keyof A & string as Camel<K>]: ValueOf<A[K]>;
};

/** What an element class made here offers to the class that extends it. */
export interface ReactElementBase<A extends AttributeTypes> extends HTMLElement {
  /** The attributes' values; each also is a property of the element. */
  readonly $values: ReadableAtom<AttributeValues<A>>;
  setValue<K extends keyof AttributeValues<A>>(name: K, value: AttributeValues<A>[K]): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, after: string | null): void;
  /** Called when the element has left the page for good. */
  removed(): void;
}

export interface ReactElementConstructor<A extends AttributeTypes> {
  new (): ReactElementBase<A>;
  readonly observedAttributes: readonly string[];
}

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const parse = (type: AttributeType, value: string | null): string | boolean | null =>
  type === 'flag' ? value !== null && value !== 'false' : value;

const onServer = typeof HTMLElement === 'undefined';

/**
 * A custom element class around a React tree. r2wc mounts, updates and unmounts the tree; what it leaves open
 * is settled here: attributes behave like HTML's, properties keep their identity and are never written to the
 * DOM, a property set before the element was defined counts, and moving the element keeps the tree.
 *
 * @param view gets the element itself as `host`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- H lets a view ask for more than the base has
export const reactElement = <A extends AttributeTypes, H extends ReactElementBase<A>>(
  attributes: A,
  view: ComponentType<{ host: H }>,
): ReactElementConstructor<A> => {
  // Importing this file on a server must not need a DOM; the class is never made there.
  if (onServer) return class {} as unknown as ReactElementConstructor<A>;
  const View = view;
  const Root = ({ container }: { container?: ShadowRoot }) =>
    container ? <View host={container.host as unknown as H} /> : null;
  // r2wc types its component's props loosely; `container` is what it passes.
  const Mounting = r2wc(Root as ComponentType<object>, { shadow: 'open' }) as unknown as {
    new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
  };
  const names = Object.keys(attributes);
  const types = new Map(names.map((name) => [camel(name), attributes[name] ?? 'text']));
  const defaults = Object.fromEntries([...types].map(([name, type]) => [name, parse(type, null)]));

  class ReactElement extends Mounting {
    static readonly observedAttributes = names;
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
      this.#adoptEarlyProperties();
      if (this.#isMounted) return;
      this.#isMounted = true;
      super.connectedCallback();
    }

    /** A move is a removal and an insertion within one task: only a removal that lasts unmounts. */
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

    /** Properties that were set before this class existed hide the accessors: set them again. */
    #adoptEarlyProperties(): void {
      for (const name of Object.keys(this)) {
        const descriptor = Object.getOwnPropertyDescriptor(this, name);
        const isAccessor = name in this.constructor.prototype;
        if (!isAccessor || !descriptor || !('value' in descriptor) || name.startsWith('$')) continue;
        delete (this as Record<string, unknown>)[name];
        (this as Record<string, unknown>)[name] = descriptor.value;
      }
    }
  }

  for (const name of types.keys())
    Object.defineProperty(ReactElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: ReactElement) {
        return this.$values.get()[name];
      },
      set(this: ReactElement, value: unknown) {
        const type = types.get(name) ?? 'text';
        this.setValue(name, type === 'flag' ? Boolean(value) : value === undefined ? null : value);
      },
    });
  // The accessors above are what the mapped type promises; a class body can't state them.
  return ReactElement as unknown as ReactElementConstructor<A>;
};
