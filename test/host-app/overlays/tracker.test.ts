import { describe, expect, it } from 'vitest';
import { createTracker } from '../../../host-app/stores/tracker';
import { screenName } from '../../../host-app/ui/shell/navigation';
import { createFakeClock, createRecordingAnalytics } from '../fakes';
import { createFakePage } from './fake-page';

const start = () => {
  const clock = createFakeClock();
  const page = createFakePage();
  const analytics = createRecordingAnalytics();
  const tracker = createTracker({ analytics, clock, page, nameOf: screenName });
  const take = () => analytics.events.splice(0).map(({ event, parameters }) => [event, parameters]);
  return { clock, page, tracker, take };
};

describe('what is measured', () => {
  it('begins with a session and a screen', () => {
    const { tracker, take } = start();
    tracker.start();
    tracker.navigated('/math/basic');
    expect(take()).toEqual([
      ['session_start', {}],
      ['screen_view', { screen_name: 'math - basic calculator', path: '/math/basic' }],
    ]);
  });

  it('tells how long a screen was looked at when another comes', async () => {
    const { clock, tracker, take } = start();
    tracker.start();
    tracker.navigated('/ai');
    take();
    await clock.pass(2500);
    tracker.navigated('/ai');
    tracker.navigated('/financial/loan');
    expect(take()).toEqual([
      ['screen_exit', { screen_name: 'Home', path: '/ai' }],
      ['screen_time', { screen_name: 'Home', milliseconds: 2500 }],
      ['screen_view', { screen_name: 'financial - loan calculator', path: '/financial/loan' }],
    ]);
  });

  it('does not count the time in which the page was hidden', async () => {
    const { clock, page, tracker, take } = start();
    tracker.start();
    tracker.navigated('/ai');
    await clock.pass(1000);
    page.show(false);
    await clock.pass(60_000);
    page.show(true);
    await clock.pass(500);
    take();
    tracker.navigated('/formulas');
    expect(take()[1]).toEqual(['screen_time', { screen_name: 'Home', milliseconds: 1500 }]);
  });

  it('ends with the page, once, and begins again when the browser brings it back', async () => {
    const { clock, page, tracker, take } = start();
    tracker.start();
    tracker.navigated('/ai');
    take();
    await clock.pass(4000);
    page.turn('leave');
    page.turn('leave');
    expect(take()).toEqual([
      ['screen_exit', { screen_name: 'Home', path: '/ai' }],
      ['screen_time', { screen_name: 'Home', milliseconds: 4000 }],
      ['session_end', { milliseconds: 4000 }],
    ]);
    page.turn('return');
    expect(take().map(([event]) => event)).toEqual(['session_start', 'screen_view']);
  });

  it('holds features, interactions and performance under their names', () => {
    const { tracker, take } = start();
    tracker.feature('solver', { subject: 'algebra' });
    tracker.interaction('click', 'first_visit_signin_skip');
    tracker.performance('LCP', 1200, 'good');
    expect(take()).toEqual([
      ['feature_usage', { feature: 'solver', subject: 'algebra' }],
      ['user_interaction', { eventType: 'click', elementId: 'first_visit_signin_skip' }],
      ['performance_metric', { name: 'LCP', value: 1200, rating: 'good' }],
    ]);
  });
});
