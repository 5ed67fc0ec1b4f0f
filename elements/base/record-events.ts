import type { PurchasesContext, Recorder } from '../../sdk/internal';

const load = () => import('./events');
type EventsCode = Awaited<ReturnType<typeof load>>;

const ignore = (): void => {}; // Events must not disturb a sale.

/** Begins to send the events of an instance. */
export const sendEvents = (context: PurchasesContext): void =>
  void load().then(({ trackerOf }) => trackerOf(context), ignore);

/**
 * Records what happens in a checkout or a paywall, also until the code of the events has arrived.
 * @returns `null` while events are off.
 */
export const recordEvents = <T>(
  context: PurchasesContext,
  start: (code: EventsCode) => Recorder<T>,
): ((item: T) => void) | null => {
  if (!context.events) return null;
  const early: (readonly [T, number])[] = [];
  let record: Recorder<T> = (...what) => void early.push(what);
  load().then((code) => {
    record = start(code);
    for (const what of early) record(...what);
  }, ignore);
  return (item) => record(item, context.clock.now());
};
