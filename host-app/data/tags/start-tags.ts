export interface TagEnvironment {
  /** Resolves when the browser is idle, after 2 s at the latest. */
  idle(): Promise<void>;
  /** Adds a script element to the page. */
  addScript(url: string): void;
  /** The object on which the scripts look for their queues. */
  readonly scope: object;
  now(): number;
}

/** Both scripts read a queue that the page has filled before they load. */
const queueAt = (scope: object, name: string): unknown[] => {
  const found: unknown = Reflect.get(scope, name);
  if (Array.isArray(found)) return found;
  const made: unknown[] = [];
  Reflect.set(scope, name, made);
  return made;
};

const withId = (script: string, name: string, id: string): string => {
  const url = new URL(script);
  url.searchParams.set(name, id);
  return url.href;
};

/** One script handles both ids. */
export const startAds = (
  [first, second]: readonly [string, string],
  script: string,
  { addScript, scope, now }: TagEnvironment,
): void => {
  const queue = queueAt(scope, 'dataLayer');
  // The script recognises commands by their type: an arguments object.
  function command(..._words: readonly unknown[]): void {
    queue.push(arguments);
  }
  command('js', new Date(now()));
  command('config', first);
  command('config', second);
  addScript(withId(script, 'id', first));
};

export const startPixel = (id: string, script: string, { addScript, scope, now }: TagEnvironment): void => {
  Reflect.set(scope, 'TiktokAnalyticsObject', 'ttq');
  const queue = queueAt(scope, 'ttq');
  Object.assign(queue, {
    _i: { [id]: Object.assign([], { _u: script }) },
    _t: { [id]: now() },
    _o: { [id]: {} },
  });
  queue.push(['page']);
  const url = new URL(withId(script, 'sdkid', id));
  url.searchParams.set('lib', 'ttq');
  addScript(url.href);
};
