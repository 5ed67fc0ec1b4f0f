import type { Clock } from '../../ports';
import type { Page, Unsubscribe } from '../../ports-page';
import type { SurveyStore } from './survey';

/** Spec section 9. */
const EDGE_PX = 5;
const IDLE_MS = 30_000;

type TriggeredSurvey = Pick<SurveyStore, 'open' | 'isWanted'>;

/** A mouse that moves up to the top edge is probably going to the tabs or the address bar. */
export const watchDesktop = (survey: TriggeredSurvey, page: Pick<Page, 'onMouse'>): Unsubscribe => {
  // A mouse that enters the window from above is not leaving.
  let before = 0;
  return page.onMouse((fromTop) => {
    if (fromTop <= EDGE_PX && before > EDGE_PX) survey.open();
    before = fromTop;
  });
};

/** Triggers: 30 s without a touch, a hidden page, or the back button. */
export const watchMobile = (
  survey: TriggeredSurvey,
  page: Pick<Page, 'isVisible' | 'onActivity' | 'onVisibility' | 'interceptBack' | 'goBack'>,
  clock: Clock,
): Unsubscribe => {
  let stopTimer: Unsubscribe = () => undefined;
  let stopBack: Unsubscribe | null = null;
  const wait = (): void => {
    stopTimer();
    if (page.isVisible()) stopTimer = clock.after(IDLE_MS, idle);
  };
  const idle = (): void => {
    survey.open();
    wait();
  };
  const back = (): void => {
    // When the survey does not open, the 'back' is carried out.
    if (!survey.open()) page.goBack();
  };
  const stops = [
    page.onActivity(() => {
      wait();
      // Browsers skip history entries that were pushed before any user activity.
      if (stopBack === null && survey.isWanted()) stopBack = page.interceptBack(back);
    }),
    page.onVisibility((isVisible) => {
      if (!isVisible) survey.open();
      wait();
    }),
  ];
  wait();
  return () => {
    stopTimer();
    stopBack?.();
    for (const stop of stops) stop();
  };
};
