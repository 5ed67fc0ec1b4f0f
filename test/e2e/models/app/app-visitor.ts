import type { Page } from 'playwright/test';

/** A visitor who has been here before: no welcome. Returns what the page complains about. */
export const arrive = async (page: Page, kept: Readonly<Record<string, string>> = {}): Promise<string[]> => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { has_seen_welcome_modal: 'true', ...kept },
  );
  return complaints;
};

/** An account of the local sign-in that is signed in. */
export const accountOf = (uid: string) => ({
  local_accounts: JSON.stringify([
    {
      uid,
      email: 'ada@example.org',
      displayName: 'Ada',
      photoURL: null,
      provider: 'google',
      createdAt: 1,
      lastSignInAt: 2,
    },
  ]),
  local_account: uid,
});
