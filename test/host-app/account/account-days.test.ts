import { expect, test } from 'vitest';
import type { AccountStore } from '../../../host-app/stores/account/account.types';
import { recordVisits } from '../../../host-app/stores/account/record-visits';
import { createAccountWorld, settle } from './account-setup';

const DAY = 86_400_000;
const profileOf = (account: AccountStore) => {
  const now = account.$account.get();
  if (now.status !== 'ready') throw new Error(`The account is ${now.status}.`);
  return now.profile;
};

test('a day on which the page stays open counts, too', async () => {
  const { auth, account, clock } = createAccountWorld();
  await auth.signIn('google');
  await settle();
  await clock.pass(DAY);
  await account.visited();
  expect(profileOf(account).stats.streak).toMatchObject({ current: 2, longest: 2 });
  await account.visited();
  expect(profileOf(account).stats.streak.current).toBe(2);
});

test('over midnight a page that is only open counts for nothing, and a key that is pressed counts for the new day', async () => {
  const { auth, account, clock } = createAccountWorld();
  await auth.signIn('google');
  await settle();
  let press: () => void = () => undefined;
  recordVisits(
    { onFocus: () => () => undefined, onActivity: (tell) => ((press = tell), () => undefined) },
    clock,
    account,
  );
  await clock.pass(DAY);
  await settle();
  expect(profileOf(account).stats.streak.current).toBe(1);
  for (let key = 0; key < 3; key += 1) press();
  await settle();
  expect(profileOf(account).stats.streak.current).toBe(2);
});

test('a page that stayed open for days does not undo the streak of another device', async () => {
  const { auth, account, clock, start } = createAccountWorld();
  await auth.signIn('google');
  await settle();
  const elsewhere = start();
  for (let day = 0; day < 2; day += 1) {
    await clock.pass(DAY);
    await settle();
    await elsewhere.account.visited();
  }
  expect(profileOf(elsewhere.account).stats.streak.current).toBe(3);
  await clock.pass(DAY);
  await account.visited();
  expect(profileOf(account).stats.streak).toMatchObject({ current: 4, longest: 4 });
});
