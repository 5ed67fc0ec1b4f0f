import { value } from '../../../sentences/language/number.js';
import { quotient } from '../../../tree/expr.js';
import type { Reader } from '../../noun-reader.js';
import { readAmount } from '../amount-phrase.js';
import type { Fact, ParseContext } from '../facts.js';
import { baseVerb, effectOf } from '../lexicon.js';
import { N } from '../patterns.js';
import { readThing, unitOf } from '../phrase.js';
import { readPlaces } from '../subject.js';

export const packed = (n: string, unit: string, box: string): Fact[] => [
  {
    kind: 'rate',
    value: value(n),
    unit: unitOf(unit),
    per: [unitOf(box)],
    owner: '',
    effect: 'have',
    verb: 'have',
  },
];

const IN_CLASS = new RegExp(
  `^(?:each|every) ([a-z]+) (?:in|of) (?:an?|the|his|her|our|my) (?:class|group|team|club|family|school) of ${N}`,
);

const swapped = (found: readonly string[] | null): readonly string[] | null =>
  found && [found[0] ?? '', found[2] ?? '', found[1] ?? ''];

const COME = new RegExp(
  `^(?:the )?([a-z]+) (?:come|comes|are sold|are packed|are put|are packaged) in(?:to)? ([a-z]+) of ${N}(?: each)?`,
);

const EACH_OF = new RegExp(`^(?:each|every) of (?:the |his |her |their )?${N} ([a-z]+)`);

const MANY_EACH = new RegExp(`^${N} ([a-z]+) each`);

export const counted = (n: string, unit: string): Fact => ({
  kind: 'entry',
  effect: 'have',
  verb: 'be',
  owner: 'there',
  to: '',
  amount: { size: { kind: 'number', value: value(n) }, unit, per: [] },
  label: '',
});

/** 'he puts 9 cards on each page of his album' */
const PUT_EACH = new RegExp(
  `^(?:he|she|they|we|i|the [a-z]+|[a-z]+) (?:puts?|places?|placed|plants?|planted|packs?|packed|needs?|glues?|sticks?) ${N} ([a-z]+) (?:on|in|into|for) (?:each|every) ([a-z]+)(?: of (?:his|her|the|their) [a-z]+)?`,
);

const PACKED_ALL = new RegExp(
  `^${N} ([a-z]+) (?:are|were|is) (?:packed|put|packaged) in(?:to)? ([a-z]+) of ${N}(?: each)?`,
);
/** '30 children are divided into 5 equal groups', '47 pencils are shared equally among 6 children' */
const SHARED_ALL = new RegExp(
  `^${N} ([a-z]+) (?:are|were) (?:divided|split|shared)(?: equally| evenly)? (?:into ${N} (?:equal )?(groups|teams|rows|classes)|(?:among|between) ${N} ([a-z]+))(?: equally| evenly)?`,
);
const CUT_ALL = new RegExp(
  `^${N} ([a-z]+) (?:is|are|was|were) (?:cut|divided|split|sliced) into ${N} (?:equal )?([a-z]+)(?: each)?`,
);

/** 'each pizza is cut into 8 slices' */
const CUT = new RegExp(
  `^(?:each|every|an?|the) ([a-z]+) (?:is|are|was|were) (?:cut|divided|split|sliced) into ${N} (?:equal )?([a-z]+)`,
);

/** 'she makes bouquets of 8 roses', 'he cuts it into pieces of 75 cm' */
const PACKED = new RegExp(
  `^(|he |she |they |we |i |the [a-z]+ |[a-z]+ )(?:(?:makes?|made|ties?|ships?) |(?:cuts?|packs?|packed|puts?|divides?|arranges?|places?|saws?|sorts?|pours?|fills?)(?: (?:it|them|the [a-z]+|all of them))? (?:into |in )?)(?:equal )?([a-z]+(?:es|s)) (?:of|with) (\\d+(?:\\.\\d+)? ?[a-z]*)(?: each)?`,
);

/** 'each box holds 6 muffins', 'each of 6 children gets 4 balloons', 'eggs are packed in boxes of 12'. */
export const readGroups = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const come = r.take(COME);
    const [, what = '', box_ = '', n_ = ''] = come ?? [];
    if (come) return packed(n_, what === 'they' ? context.unit : what, box_);
    const put = r.take(PUT_EACH);
    if (put) return packed(put[1] ?? '', put[2] ?? '', put[3] ?? '');
    const boxed = r.take(PACKED_ALL);
    if (boxed)
      return [
        counted(boxed[1] ?? '', unitOf(boxed[2] ?? '')),
        ...packed(boxed[4] ?? '', boxed[2] ?? '', boxed[3] ?? ''),
      ];
    const shared = r.take(SHARED_ALL);
    if (shared) {
      const [, k = '', things = '', n = '', groups = '', m = '', sharers = ''] = shared;
      return [
        counted(k, unitOf(things)),
        { kind: 'share', value: value(n === '' ? m : n), unit: unitOf(groups === '' ? sharers : groups) },
      ];
    }
    const all = r.take(CUT_ALL);
    if (all)
      return [
        counted(all[1] ?? '', unitOf(all[2] ?? '')),
        ...packed(all[3] ?? '', all[4] ?? '', all[2] ?? ''),
      ];
    const cut = r.take(CUT) ?? r.take(PACKED);
    const [, first = '', second = '', third = ''] = cut ?? [];
    if (cut)
      return /^\d/.test(second)
        ? packed(second, third, first)
        : packed(
            second === '' ? '' : (third.split(' ')[0] ?? ''),
            (third.split(' ')[1] ?? '') || context.unit,
            second,
          );
    const [, m = '', who = ''] = r.take(EACH_OF) ?? r.take(MANY_EACH) ?? swapped(r.take(IN_CLASS)) ?? [];
    const isMany = m !== '';
    const article = isMany ? '' : (r.take(/^(?:each|every|1|one|an?)(?= [a-z])/)?.[0] ?? null);
    if (article === null) return null;
    const box = isMany ? unitOf(who) : readThing(r);
    if (box !== null && /^an?$/.test(article) && !context.isCounted(box)) return null;
    if (/^(?:1|one)$/.test(article) && context.hasOther) return null;
    const isNeed = /^(?:needs?|requires?|takes?)$/.test(r.word) && article !== 'the';
    const effect = isNeed ? 'do' : effectOf(r.word);
    if (box === null || effect === null || effect === 'cost' || effect === 'be') return null;
    const verb = baseVerb(r.word);
    r.take(/^[a-z]+/);
    r.take(/^(?:up to|exactly|only|about)/);
    const amount = readAmount(r);
    if (amount?.size.kind !== 'number') return null;
    const unit = amount.unit === '' ? context.unit : amount.unit;
    readPlaces(r);
    const owner = '';
    const rate: Fact = {
      kind: 'rate',
      value: amount.size.value,
      unit,
      per: [box, ...amount.per.filter((one) => one !== 'each')],
      owner,
      effect:
        effect === 'lose' && !/^(?:eat|drink|use|consume|give)$/.test(verb)
          ? 'have'
          : verb === 'give' || verb === 'lay'
            ? 'gain'
            : effect,
      verb,
    };
    context.unit = unit;
    const count: Fact = {
      kind: 'entry',
      effect: 'have',
      verb: 'be',
      owner: 'there',
      to: '',
      amount: { size: { kind: 'number', value: value(m === '' ? '1' : m) }, unit: box, per: [] },
      label: '',
    };
    return [...(isMany ? [count] : []), rate];
  });

const RECIPE = new RegExp(
  `^(?:an?|the|her|his|my) recipe for ${N} ([a-z]+) (?:needs|uses|requires|takes|calls for) ${N}(?= )`,
);

/** 'A recipe for 4 people needs 600 g of flour.' */
export const readRecipe = (r: Reader): Fact[] | null =>
  r.attempt(() => {
    const [, n = '', who = '', m = ''] = r.take(RECIPE) ?? [];
    const unit = n === '' ? null : readThing(r);
    return unit === null
      ? null
      : [
          {
            kind: 'rate',
            value: quotient(value(m), value(n)),
            unit,
            per: [unitOf(who)],
            owner: '',
            effect: 'do',
            verb: 'need',
          },
        ];
  });
