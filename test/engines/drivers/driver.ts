/** What a journey asks of a browser. Every driver offers it, so that each journey is written once. */
export interface BrowserPage {
  /** Loads an address, and waits for the document's `load` event. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Calls a function in the page. Argument and result are JSON; the function uses nothing from around it. */
  evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  /** Presses the left mouse button at a point of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** A character, or the name of a key as in `KeyboardEvent.key`, with `Shift+` in front if needed. */
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

export interface PageOptions {
  /** The language of the user's system; default `en-US`. */
  readonly language?: string;
}

export interface Engine {
  /** A page with an empty storage. */
  newPage(options?: PageOptions): Promise<BrowserPage>;
  close(): Promise<void>;
}

export const VIEWPORT = { width: 1280, height: 720 } as const;

/** `Shift+Tab` as its two keys. */
export const keysOf = (key: string): readonly string[] => (key === '+' ? [key] : key.split('+'));

/** A function of a test and its argument, as the text of a call in the page. */
export const callOf = <Argument>(run: (argument: Argument) => unknown, argument: Argument): string =>
  `(${run.toString()})(${JSON.stringify(argument)})`;
