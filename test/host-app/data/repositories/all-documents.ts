import type { Documents } from '../../../../host-app/ports';
import type { Everything, Person, World } from './back-ends/back-end.types';

export const people: readonly Person[] = ['ada', 'bob', 'eve'];

const OF_ALL = ['users', 'usage', 'onboarding_data', 'ai_questions', 'exit_surveys'];
const OF_ONE = ['calculations', 'favoriteFormulas', 'learning', 'onboarding', 'private'];

const listed = async (documents: Documents, collection: string): Promise<Everything> => {
  const found = await documents.list({ collection });
  return Object.fromEntries(found.map(({ id, data }) => [`${collection}/${id}`, data]));
};

/** What the database holds, below profiles that are no longer there, too. */
export const everything = async ({ owner, user }: World): Promise<Everything> => {
  const own = people.flatMap((person) => OF_ONE.map((name) => `users/${user(person).uid}/${name}`));
  const parts = await Promise.all([...OF_ALL, ...own].map((collection) => listed(owner, collection)));
  return Object.assign({}, ...parts) as Everything;
};

const MINUTE = 60_000;

const timeless = (value: unknown, from: number, to: number): unknown => {
  if (value instanceof Date) return value.getTime() >= from && value.getTime() < to ? 'now' : value;
  if (Array.isArray(value)) return value.map((item) => timeless(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, timeless(item, from, to)]));
};

/** The same, with 'now' for every time since the world was opened: one run compares with another. */
export const timelessly = async (world: World): Promise<Everything> =>
  timeless(await everything(world), world.openedAt, world.now() + MINUTE) as Everything;
