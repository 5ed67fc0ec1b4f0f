import { areEdges, holdsAtPoints, isCircleSystem, isNormal } from '../../../families/space/check.js';
import type { Test } from '../../tests.js';

const ofQuestion =
  (holds: (question: Parameters<Test>[0], line: Parameters<Test>[1]) => boolean): Test =>
  (_, after, __, [question = after]) =>
    holds(question, after);
export const edgesOf = ofQuestion(areEdges);
export const normalOf = ofQuestion(isNormal);
export const throughPoints = ofQuestion(holdsAtPoints);
export const circleLines = ofQuestion(isCircleSystem);
