import { findTooMany, findWithoutLimit } from '../calls';
import type { Attack } from '../calls';
import { SECRET } from '../records';

const own = ['calculations', 'favoriteFormulas', 'learning', 'onboarding', 'private'].flatMap(
  (name): Attack[] => [
    [
      `somebody lists their ${name} without a limit`,
      ({ as }) => findWithoutLimit(as('ada'), `users/ada/${name}`),
    ],
    [`somebody lists too many of their ${name}`, ({ as }) => findTooMany(as('ada'), `users/ada/${name}`)],
  ],
);

const records = [
  ['onboarding_data', 'userId'],
  ['ai_questions', 'user_id'],
  ['exit_surveys', 'userId'],
].flatMap(([name = '', field = '']): Attack[] => [
  [
    `somebody lists their records of ${name} without a limit`,
    ({ as }) => findWithoutLimit(as('ada'), name, [field, '==', 'ada']),
  ],
  [
    `somebody lists too many of their records of ${name}`,
    ({ as }) => findTooMany(as('ada'), name, [field, '==', 'ada']),
  ],
]);

/** Own documents, which only come page by page. */
export const longListAttacks: readonly Attack[] = [
  ...own,
  ...records,
  [
    'somebody lists the answers of their secret id without a limit',
    ({ as }) =>
      findWithoutLimit(
        as('ada'),
        'onboarding_data',
        ['anonymousId', '==', SECRET],
        ['isAnonymous', '==', true],
      ),
  ],
  [
    'somebody lists the questions of their secret id without a limit',
    ({ as }) =>
      findWithoutLimit(
        as('ada'),
        'ai_questions',
        ['anonymous_id', '==', SECRET],
        ['is_anonymous', '==', true],
      ),
  ],
  ['an admin lists all days without a limit', ({ as }) => findWithoutLimit(as('root'), 'statistics')],
];
