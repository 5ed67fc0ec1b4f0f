import { expect, test } from 'vitest';
import type { World } from './back-ends/back-end.types';
import { startBrowser } from './migration-browser';
import type { BrowserOptions } from './migration-browser';

/** Emulators are slow, and the machine may be busy. */
const LONG = 300_000;

const waysToBreak: readonly (readonly [string, BrowserOptions])[] = [
  ['a call is not sent', { how: 'unsent' }],
  ['the answer to a call is lost', { how: 'unheard' }],
  ['a call is not sent, and the record of the answers is missing', { how: 'unsent', isRecorded: false }],
  ['the answer to a call is lost, and the record is missing', { how: 'unheard', isRecorded: false }],
];

const testRepeat = (open: () => Promise<World>): void => {
  test.each(waysToBreak)(
    'signing in again ends the same when %s, whichever it is',
    async (_, options) => {
      const whole = await startBrowser(open, options);
      await whole.signIn('ada');
      const wanted = await whole.kept();
      expect(whole.state.calls).toBeGreaterThan(7);
      for (let failAt = 1; failAt <= whole.state.calls; failAt += 1) {
        const browser = await startBrowser(open, options);
        browser.state.failAt = failAt;
        await expect(browser.signIn('ada'), `call ${failAt}`).rejects.toThrow('The connection was lost.');
        expect(browser.anonymousId.current(), 'kept until all is done').toBe(browser.mine);
        await browser.signIn('ada');
        expect(await browser.kept(), `call ${failAt}`).toEqual(wanted);
        expect(browser.anonymousId.current()).not.toBe(browser.mine);
        expect(browser.store.read('unfinished_migrations')).toBeNull();
        expect(browser.drafts.pending()).toBeNull();
      }
    },
    LONG,
  );
};

const testSomebodyElse = (open: () => Promise<World>, step: number): void => {
  test(
    'after a crash somebody else gets nothing, and the rest still reaches the first',
    async () => {
      const whole = await startBrowser(open);
      await whole.signIn('ada');
      const wanted = await whole.kept();
      for (let failAt = 1; failAt <= whole.state.calls; failAt += step) {
        const browser = await startBrowser(open);
        const profile = (await browser.kept())[browser.pathOf('bob')];
        browser.state.failAt = failAt;
        await browser.signIn('ada').catch(() => undefined);
        browser.signOut();
        expect(browser.drafts.pending()).toBeNull();
        await browser.signIn('bob');
        const between = await browser.kept();
        expect(between[browser.pathOf('bob')]).toEqual(profile);
        const { uid } = browser.world.user('bob');
        const taken = Object.values(between).filter(
          (data) => data['userId'] === uid || data['user_id'] === uid,
        );
        expect(taken, `call ${failAt}`).toEqual([]);
        await browser.signIn('ada');
        const { [browser.pathOf('bob', '/private/claim')]: _, ...all } = await browser.kept();
        expect(all, `call ${failAt}`).toEqual(wanted);
      }
    },
    LONG,
  );
};

export const testInterruptions = (open: () => Promise<World>, isSlow: boolean): void => {
  testRepeat(open);
  testSomebodyElse(open, isSlow ? 4 : 1);
};
