import { problem } from '../../intent/text.js';
import { N, numberOf, plainText, Rest } from '../../sentences/distributions/rest.js';
import type { Problem } from '../../solution.js';
import { list, num, relation, sym, type Expr } from '../../tree/expr.js';
import type { Rational } from '../../../maths/rational.js';

/** Words that make another question of it. */
const OTHER =
  /\b(?:variance|error|margin|difference|two|second|paired|side[ds]?|tailed?|lower|upper|bound|not|median|less|more|than|between|how|large|width|wide|size|sizes|other|both|half|each|before|after|ratio|regression|slope|prediction|without|finite|correction|total|bootstrap|test|hypothesis|p-value)\b/;
const said = (name: string, value: Rational | null): Expr[] =>
  value ? [relation('=', sym(name), num(value))] : [];

/** Null unless every number has its place: the level, the size of the sample, and what was measured. */
export const readInterval = (text: string): Problem | null => {
  const rest = new Rest(
    plainText(text)
      .replace(/<=/g, '=')
      .replace(/(\d),(?=\d{3}\b)/g, '$1'),
  );
  const take = (...sources: readonly string[]): Rational | null => {
    for (const source of sources) {
      const found = rest.take(source);
      if (found) return numberOf(found[0] ?? '');
    }
    return null;
  };
  const is = '(?: (?:is|was|of|are)| ?=)? ?';
  const of = rest.take(`mean (?:of|for) (\\d+) [a-z]+ (?:is|was) (${N})(?! ?%)`);
  const level = take(
    `(\\d+(?:\\.\\d+)?) ?%(?: level of)? confidence interval`,
    `confidence interval (?:at|with) (?:the |a )?(\\d+(?:\\.\\d+)?) ?% (?:level|confidence)`,
  );
  const sigma = take(
    `(?:known )?population standard deviation(?: sigma)?${is}(${N})`,
    `(?:known )?standard deviation of the population${is}(${N})`,
    `\\bsigma ?= ?(${N})`,
    `known standard deviation${is}(${N})`,
  );
  const s = take(
    `sample standard deviation(?: s)?${is}(${N})`,
    `\\bs ?= ?(${N})`,
    `(${N}) as (?:the )?sample standard deviation`,
  );
  const isProportion = /\bproportion\b/.test(rest.text);
  const share = take(`sample proportion(?: p-?hat)?${is}(${N})`, `\\bp-?hat ?= ?(${N})`);
  const outOf = rest.take(
    '\\b(\\d+)(?: (?:people|students|voters|adults|customers|patients))? (?:out )?of (?:a (?:random )?sample of |the )?(\\d+)\\b',
  );
  const mean = isProportion
    ? null
    : of
      ? numberOf(of[1] ?? '')
      : take(
          `(?:sample )?mean(?: x-?bar)?${is}(${N})(?! ?%)`,
          `\\bx-?bar ?= ?(${N})`,
          `(?:averages?|averaged)${is}(${N})`,
        );
  const size = of
    ? numberOf(of[0] ?? '')
    : outOf
      ? null
      : take(
          '\\bn ?= ?(\\d+)\\b',
          '(?:sample|sample size|size)(?: of| is| =)? (?:size )?(?:of )?(\\d+)\\b',
          '\\b(\\d+) (?:[a-z]+ )?(?:people|students|voters|adults|customers|items|batteries|bottles|bulbs|patients|measurements|observations|values)\\b',
        );
  if (!level || /\d/.test(rest.text) || OTHER.test(rest.text)) return null;
  const [hits, all] = (outOf ?? []).map(numberOf);
  const facts = [
    ...said('level', { n: level.n, d: level.d * (level.d === 1n || level.n > level.d ? 100n : 1n) }),
    ...said('n', size ?? all ?? null),
  ];
  const is100 = level.n * 1n < 100n * level.d && level.n > 50n * level.d;
  const asked = (task: string, more: readonly Expr[]): Problem | null =>
    is100 && facts.length === 2
      ? problem('applied', list('system', [...facts, ...more]), task === 'share' ? 'p' : 'μ', {
          operation: `confidence:${task}`,
        })
      : null;
  if (isProportion) {
    if (mean || sigma || s || (hits ? share : !share)) return null;
    return asked('share', hits ? said('hits', hits) : said('share', share));
  }
  if (!mean || share || hits || (sigma ? s : !s)) return null;
  return asked(sigma ? 'z' : 't', [...said('mean', mean), ...said(sigma ? 'σ' : 's', sigma ?? s)]);
};
