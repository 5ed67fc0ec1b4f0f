import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { AuthError } from '../../../host-app/ports';
import { PictureError } from '../../../host-app/ports-page';
import type { Settings } from '../../../host-app/stores/account/settings';
import { openSettings } from './settings-page';

const OLD = 'correct horse';
const NEW = 'battery staple';

const fill = async (page: Awaited<ReturnType<typeof openSettings>>, typed = [OLD, NEW, NEW]) => {
  const labels = ['Current password', 'New password', 'New password again'];
  for (const [at, label] of labels.entries()) await page.type(label, typed[at] ?? '');
};
const passwords = (page: Awaited<ReturnType<typeof openSettings>>) =>
  ['Current password', 'New password', 'New password again'].map((label) => page.field(label).value);

test('a wrong password is said, and what was typed stays until the change is made', async () => {
  const changePassword = vi
    .fn<Settings['changePassword']>()
    .mockRejectedValueOnce(new AuthError('wrong-password', 'The current password is not right.'))
    .mockResolvedValueOnce();
  const page = await openSettings({ settings: { changePassword } });
  await fill(page, ['guess', NEW, NEW]);
  await page.press('Change password');
  expect(page.statuses()).toEqual(['The current password is not right.']);
  expect(passwords(page)).toEqual(['guess', NEW, NEW]);
  await page.type('Current password', OLD);
  await page.press('Change password');
  expect(changePassword).toHaveBeenLastCalledWith(OLD, NEW);
  expect(page.statuses()).toEqual(['Your password is changed.']);
  expect(passwords(page)).toEqual(['', '', '']);
  await page.leave();
});

test.each([
  ['no current password', ['', NEW, NEW], 'Current password', 'Enter your current password.'],
  ['a short one', [OLD, 'short', 'short'], 'New password', 'Choose a password of at least 8 characters.'],
  ['one that anybody guesses', [OLD, '11111111', '11111111'], 'New password', 'This is too easy to guess'],
  ['the old one', [OLD, OLD, OLD], 'New password', 'This is the password that you have already.'],
  ['a slip', [OLD, NEW, `${NEW}r`], 'New password again', 'The two new passwords are not the same.'],
])('%s is said at its field, and nobody is asked', async (_what, typed, label, words) => {
  const changePassword = vi.fn<Settings['changePassword']>();
  const page = await openSettings({ settings: { changePassword } });
  await fill(page, typed);
  await page.press('Change password');
  expect(page.errorOf(label)).toContain(words);
  expect(changePassword).not.toHaveBeenCalled();
  await page.leave();
});

test('while it is being changed the button says so, and a second press does nothing', async () => {
  let finish: () => void = () => undefined;
  const changePassword = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const page = await openSettings({ settings: { changePassword } });
  await fill(page);
  await page.press('Change password');
  expect(page.find('Changing…').disabled).toBe(true);
  await act(async () => finish());
  expect(changePassword).toHaveBeenCalledTimes(1);
  expect(page.find('Change password').disabled).toBe(false);
  await page.leave();
});

test.each([
  ['', 'Enter an e-mail address'],
  ['ada', 'The address needs an @'],
  [' Ada@Example.org ', 'This is the address that you have already.'],
])('the new address “%s” is refused at its field', async (typed, words) => {
  const changeEmail = vi.fn<Settings['changeEmail']>();
  const page = await openSettings({ settings: { changeEmail } });
  await page.type('New e-mail address', typed);
  await page.type('Your password', OLD);
  await page.press('Change e-mail');
  expect(page.errorOf('New e-mail address')).toContain(words);
  expect(changeEmail).not.toHaveBeenCalled();
  await page.leave();
});

test.each([
  ['changed', 'Your e-mail address is new@example.org from now on.'],
  ['verification-sent', 'We sent a link to new@example.org. Your address changes when you open it.'],
] as const)('a new address that is %s is told', async (answer, words) => {
  const changeEmail = vi.fn<Settings['changeEmail']>().mockResolvedValue(answer);
  const page = await openSettings({ settings: { changeEmail } });
  await page.type('New e-mail address', 'new@example.org');
  await page.press('Change e-mail');
  expect(page.errorOf('Your password')).toContain('Enter your current password.');
  await page.type('Your password', OLD);
  await page.press('Change e-mail');
  expect(changeEmail).toHaveBeenCalledWith('new@example.org', OLD);
  expect(page.statuses()).toEqual([words]);
  expect(page.field('New e-mail address').value).toBe('');
  await page.leave();
});

test('who signs in with Google is asked for no password; a closed window is no failure, a lost connection is', async () => {
  const changeEmail = vi
    .fn<Settings['changeEmail']>()
    .mockRejectedValueOnce(new AuthError('popup-closed-by-user', 'closed'))
    .mockRejectedValueOnce(new AuthError('network-request-failed', 'The account service is not reached.'));
  const page = await openSettings({ provider: 'google', settings: { changeEmail } });
  expect(page.text()).not.toContain('New password');
  await page.type('New e-mail address', 'new@example.org');
  await page.press('Change e-mail');
  expect(changeEmail).toHaveBeenCalledWith('new@example.org', undefined);
  expect(page.statuses()).toEqual([]);
  await page.press('Change e-mail');
  expect(page.statuses()).toEqual(['The account service is not reached.']);
  expect(page.field('New e-mail address').value).toBe('new@example.org');
  await page.leave();
});

test('what was chosen stays chosen when it could not be saved, and trying again saves all of it', async () => {
  let isOff = true;
  const savePreferences = vi.fn(() => Promise.resolve(!isOff));
  const page = await openSettings({ savePreferences });
  await page.type('Subject', 'Calculus');
  await page.type('Goal', 'Catch up');
  expect(page.field('Subject').value).toBe('Calculus');
  expect(page.statuses()).toEqual(['Not saved yet. What you chose is still here.Try again']);
  isOff = false;
  await page.press('Try again');
  expect(savePreferences).toHaveBeenLastCalledWith({ subject: 'Calculus', studyGoal: 'Catch up' });
  expect(page.statuses()).toEqual(['Saved.']);
  await page.leave();
});

test('what is chosen while something is on its way is saved after it', async () => {
  const waiting: (() => void)[] = [];
  const savePreferences = vi.fn(() => new Promise<boolean>((resolve) => waiting.push(() => resolve(true))));
  const page = await openSettings({ savePreferences });
  await page.toggle('Notifications');
  await page.toggle('Notifications');
  await act(async () => waiting.shift()?.());
  await act(async () => waiting.shift()?.());
  expect(savePreferences.mock.calls).toEqual([[{ notifications: false }], [{ notifications: true }]]);
  expect(page.statuses()).toEqual(['Saved.']);
  await page.leave();
});

const PICTURE = 'data:image/webp;base64,UklGRg==';
const file = new File(['x'], 'me.png', { type: 'image/png' });

test('a picture that could not be saved stays on screen, and trying again saves it', async () => {
  const savePhoto = vi
    .fn<Settings['savePhoto']>()
    .mockRejectedValueOnce(new Error('Your picture could not be saved.'))
    .mockResolvedValueOnce();
  const page = await openSettings({ settings: { savePhoto } });
  expect(page.text()).toContain('AL');
  await page.choosePicture(file);
  expect(page.picture()).toBe(PICTURE);
  expect(page.statuses()).toEqual(['Your picture could not be saved.Try again']);
  await page.press('Try again');
  expect(savePhoto).toHaveBeenLastCalledWith(PICTURE);
  expect(page.statuses()).toEqual(['Your picture is saved.']);
  await page.leave();
});

test('a file that is no picture is told, also when it was dropped, and nothing is saved', async () => {
  const savePhoto = vi.fn<Settings['savePhoto']>();
  const shrink = () => Promise.reject(new PictureError('This file is not a picture that can be used.'));
  const page = await openSettings({ settings: { savePhoto }, shrink });
  await page.drop(new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(page.statuses()[0]).toContain('This file is not a picture that can be used.');
  expect(savePhoto).not.toHaveBeenCalled();
  await page.leave();
});

test('a name that could not be saved is still typed', async () => {
  const saveName = vi
    .fn<Settings['saveName']>()
    .mockRejectedValueOnce(new Error('Your changes could not be saved.'))
    .mockResolvedValueOnce();
  const page = await openSettings({ settings: { saveName } });
  await page.type('Name', 'Countess of Lovelace');
  await page.press('Save name');
  expect(page.statuses()).toEqual(['Your changes could not be saved.']);
  expect(page.field('Name').value).toBe('Countess of Lovelace');
  await page.press('Save name');
  expect(saveName).toHaveBeenLastCalledWith('Countess of Lovelace');
  expect(page.statuses()).toEqual(['Your name is saved.']);
  await page.leave();
});
