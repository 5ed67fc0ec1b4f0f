import type { Attack } from '../calls';
import { longListAttacks } from './long-lists';
import { onboardingDataAttacks } from './onboarding-data';
import { ownRecordAttacks } from './own-records';
import { profileAttacks } from './profile';
import { questionAttacks } from './questions';
import { statisticsAttacks } from './statistics';
import { surveyAttacks } from './surveys';
import { usageAttacks } from './usage';

export const attacks: readonly Attack[] = [
  ...profileAttacks,
  ...ownRecordAttacks,
  ...onboardingDataAttacks,
  ...questionAttacks,
  ...usageAttacks,
  ...surveyAttacks,
  ...statisticsAttacks,
  ...longListAttacks,
];
