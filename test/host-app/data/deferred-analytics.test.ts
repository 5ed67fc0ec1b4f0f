import { expect, test, vi } from 'vitest';
import { createDeferredAnalytics } from '../../../host-app/data/firebase/analytics';
import { createRecordingAnalytics } from '../fakes';

test('nothing is connected before the start, and what was logged until then is sent once, in order', async () => {
  const sink = createRecordingAnalytics();
  const connect = vi.fn(() => Promise.resolve(sink));
  const analytics = createDeferredAnalytics(connect);
  analytics.log('session_start');
  analytics.log('screen_view', { screen: 'Home' });
  expect(connect).not.toHaveBeenCalled();
  await Promise.all([analytics.start(), analytics.start()]);
  analytics.log('screen_exit');
  expect(connect).toHaveBeenCalledOnce();
  expect(sink.events.map(({ event }) => event)).toEqual(['session_start', 'screen_view', 'screen_exit']);
});

test('the queue is bounded: the oldest events give way', async () => {
  const sink = createRecordingAnalytics();
  const analytics = createDeferredAnalytics(() => Promise.resolve(sink));
  for (let at = 0; at < 250; at += 1) analytics.log(`event_${at}`);
  await analytics.start();
  expect(sink.events).toHaveLength(200);
  expect(sink.events[0]?.event).toBe('event_50');
});

test('a browser that can not do it, or a failed download, costs the page nothing', async () => {
  const unsupported = createDeferredAnalytics(() => Promise.resolve(null));
  await unsupported.start();
  expect(() => unsupported.log('screen_view')).not.toThrow();
  const connect = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(null);
  const flaky = createDeferredAnalytics(connect);
  await expect(flaky.start()).rejects.toThrow('offline');
  await flaky.start();
  expect(connect).toHaveBeenCalledTimes(2);
});

test('who is signed in is told at the start', async () => {
  const sink = createRecordingAnalytics();
  const setUser = vi.spyOn(sink, 'setUser');
  const analytics = createDeferredAnalytics(() => Promise.resolve(sink));
  analytics.setUser('u1');
  await analytics.start();
  expect(setUser).toHaveBeenCalledExactlyOnceWith('u1');
});
