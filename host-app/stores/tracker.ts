import type { Analytics, Clock, EventParameters } from '../ports';
import type { Page } from '../ports-page';

/** Spec section 7: eventType, elementId and further properties. */
export type Interaction = (eventType: string, elementId: string, metadata?: EventParameters) => void;

export interface Tracker {
  readonly interaction: Interaction;
  feature(name: string, parameters?: EventParameters): void;
  performance(name: string, value: number, rating: string): void;
  /** The user has navigated; the same path again is ignored. */
  navigated(path: string): void;
  start(): () => void;
}

interface TrackerParts {
  readonly analytics: Analytics;
  readonly clock: Clock;
  readonly page: Pick<Page, 'isVisible' | 'onVisibility' | 'onLifecycle'>;
  readonly nameOf: (path: string) => string;
}

/** Measures how long the page was visible. */
const createStopwatch = (clock: Clock, isVisible: boolean) => {
  let sum = 0;
  let since = isVisible ? clock.now() : null;
  return {
    run(runs: boolean): void {
      if (since !== null) sum += clock.now() - since;
      since = runs ? clock.now() : null;
    },
    read: (): number => sum + (since === null ? 0 : clock.now() - since),
  };
};

/** Tracks sessions and screens: their beginning, end and duration. */
export const createTracker = ({ analytics, clock, page, nameOf }: TrackerParts): Tracker => {
  let session: { readonly startedAt: number } | null = null;
  let screen: { readonly path: string; readonly watch: ReturnType<typeof createStopwatch> } | null = null;
  const enter = (path: string): void => {
    screen = { path, watch: createStopwatch(clock, page.isVisible()) };
    analytics.log('screen_view', { screen_name: nameOf(path), path });
  };
  const exit = (): void => {
    if (!screen) return;
    const name = nameOf(screen.path);
    analytics.log('screen_exit', { screen_name: name, path: screen.path });
    analytics.log('screen_time', { screen_name: name, milliseconds: screen.watch.read() });
  };
  const begin = (): void => {
    session = { startedAt: clock.now() };
    analytics.log('session_start');
  };
  const leave = (): void => {
    if (!session) return;
    exit();
    analytics.log('session_end', { milliseconds: clock.now() - session.startedAt });
    session = null;
  };
  return {
    interaction: (eventType, elementId, metadata = {}) =>
      analytics.log('user_interaction', { eventType, elementId, ...metadata }),
    feature: (name, parameters = {}) => analytics.log('feature_usage', { feature: name, ...parameters }),
    performance: (name, value, rating) => analytics.log('performance_metric', { name, value, rating }),
    navigated(path) {
      if (screen?.path === path) return;
      exit();
      enter(path);
    },
    start() {
      begin();
      const stops = [
        page.onVisibility((isVisible) => screen?.watch.run(isVisible)),
        page.onLifecycle((event) => {
          if (event === 'leave') return leave();
          if (session) return undefined;
          begin();
          return screen ? enter(screen.path) : undefined;
        }),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
};
