import { isZero } from '../../../maths/rational.js';
import type { Draft, Problem, Step } from '../../solution.js';
import { relation, sym } from '../../tree/expr.js';
import { central } from './central.js';
import { onlyOne } from './parabola.js';
import { fact } from './parts.js';
import { conicOf } from './shape.js';
import { draftOf } from '../trace.js';

/** What a line is for; other lines are needed for everything. */
const NEEDED_FOR: Readonly<Record<string, readonly string[]>> = {
  'half-axes': ['semi-major axis', 'semi-minor axis', 'vertex', 'co-vertex', 'focus', 'eccentricity'],
  'focal-distance': ['focus', 'eccentricity'],
  eccentricity: ['eccentricity'],
  quarter: ['focus', 'directrix'],
  'asymptote-lines': ['asymptote'],
  'read-circle': ['radius'],
};

/** The kind of a conic and its parts, by completing the squares. */
export const planConic = ({ expression, options }: Problem): Draft | null => {
  const conic = conicOf(expression);
  if (!conic) return null;
  const found = isZero(conic.a) || isZero(conic.c) ? onlyOne(expression, conic) : central(expression, conic);
  const [features = '', named = ''] = (options.operation ?? '').split('|');
  if (!found || (named !== '' && named !== found.kind && !(named === 'ellipse' && found.kind === 'circle')))
    return null;
  const wanted = features.split(',').filter((name) => name !== '');
  const all = [fact('kind', sym(found.kind)), ...found.facts];
  const facts = wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name));
  if (wanted.some((name) => !facts.some((one) => one.name === name))) return null;
  const isNeeded = ({ rule }: Step): boolean =>
    wanted.length === 0 || wanted.some((name) => (NEEDED_FOR[rule] ?? [name]).includes(name));
  const steps = found.steps.filter((one) => one.before.key !== one.after.key && isNeeded(one));
  const evidence = all.map(({ name, value }) => relation('=', sym(name), value));
  return { ...draftOf({ kind: 'facts', facts }, steps), evidence };
};
