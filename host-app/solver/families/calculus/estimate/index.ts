import type { Family } from '../../family.js';
import { checkEstimate } from './check.js';
import { planEstimate } from './plan.js';
import { readEstimate } from './read.js';

/** A value by the tangent at an easy place nearby. */
export const ESTIMATE: Family = {
  name: 'estimate',
  cue: /(?:linear approximation|lineari[sz]ation|tangent line|differentials).*(?:approximat|estimat)|(?:approximat|estimat).*(?:linear approximation|lineari[sz]ation|tangent line|differentials)/i,
  read: readEstimate,
  plan: planEstimate,
  check: checkEstimate,
};
