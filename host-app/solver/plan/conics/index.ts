import { isZero } from '../../../maths/rational.js';
import type { Draft, Problem } from '../../solution.js';
import { relation, sym } from '../../tree/expr.js';
import { central } from './central.js';
import { onlyOne } from './parabola.js';
import { fact } from './parts.js';
import { conicOf } from './shape.js';
import { draftOf } from '../trace.js';

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
  const steps = found.steps.filter(({ before, after }) => before.key !== after.key);
  const evidence = all.map(({ name, value }) => relation('=', sym(name), value));
  return { ...draftOf({ kind: 'facts', facts }, steps), evidence };
};
