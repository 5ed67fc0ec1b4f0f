import { type Domain } from '../../roles/grammar.js';
import { chained } from '../chain.js';
import { inUnit, LENGTH, length, one, only, speed, speedIn, time, type Base } from '../phrases.js';

/** A train passes a pole with its own length, and a bridge with both lengths. */
const PASS =
  '(?:pass(?:es|ed)?|cross(?:es|ed)?|get(?:s)? (?:over|through|past)|go(?:es)? (?:over|through|past|by)|went (?:over|through|past)|clear(?:s)?|travel(?:s)? (?:over|through|past)|drives? (?:over|through|past))(?: completely)?';
const POINT =
  '(?:(?:an?|the|its) )?(?:(?:signal|telegraph|light|road|lamp|standing) )?(?:pole|post|signal|tree|man|person|observer|woman|boy|girl|sign|point|lamp|signpost|mast)(?: standing (?:still|by the tracks?|on the platform))?';
const LONG_THING = '(?:(?:railway|road) )?(?:bridge|tunnel|platform|station)';
const TRAIN = '(?:(?:the|an?) )?(?:(?:passenger|freight|express|long|goods) )?train';

export const BRIDGE: Domain = {
  hint: /\btrain\b/,
  facts: {
    train: [`${TRAIN} (?:(?:that|which) (?:is|was) |is |of length |of )?${length('train')}(?: long| in length)?`, `an? ${length('train')}(?: long)? train`, `(?:the|its) (?:train's )?length(?: of the train)? (?:is|was) ${length('train')}`, `(?:the )?train is ${length('train')} long`],
    bridge: [`(?:(?:over|through|past) )?(?:an?|the) ${LONG_THING}(?: (?:that|which) is| of length| of| is)? ${length('bridge')}(?: long| in length)?`, `(?:(?:over|through|past) )?an? ${length('bridge')}(?: long)? ${LONG_THING}`],
    pole: [`(?:${PASS} )?${POINT}`],
    speed: [`(?:(?:moving|going|moves|goes|runs|running|travels|traveling|travelling|drives|driving|that|is) )*(?:(?:at|with) )?(?:a )?(?:(?:constant|uniform) )?(?:speed of )?${speed('speed')}`],
    time: [`(?:(?:in|needs|takes|took|it takes) )?(?:exactly )?${time('time')}(?: (?:to|for it to) ${PASS})?`],
    pass: [`(?:${TRAIN}|it) ${PASS}`, `(?:completely )?${PASS}`, TRAIN, `to ${PASS}`, 'it', `(?:the|this) ${LONG_THING}`, 'completely', `over|through|past`],
  },
  asks: {
    speed: [`how fast (?:is|was|does) (?:it|the train)(?: (?:going|moving|travel|traveling|go|move|run|drive))?(?: in (?<sl>${LENGTH}) per (?<st>hour|second|minute))?`, `@find (?:its|the) speed(?: of the train)?(?: in (?<sl>${LENGTH}) per (?<st>hour|second|minute))?`],
    time: [`how (?:long|many (?<unit>seconds|minutes)) (?:does|will|would|did) (?:it|the train) (?:take|need)(?: (?:for )?(?:the train|it))?(?: to ${PASS})?`],
    train: [`how long is the train`, `@find (?:its|the) length(?: of the train)?`],
    bridge: [`how long is the ${LONG_THING}`, `@find (?:its|the) length of the ${LONG_THING}`],
  },
  table: (facts, asked) => {
    const { role, slots } = asked;
    const has = (name: string): boolean => facts.some((fact) => fact.role === name);
    const isBridge = has('bridge') || role === 'bridge';
    if (isBridge === has('pole')) return null;
    const lengths = [...facts].map((fact) => fact.slots['ul']);
    const base: Base | null = role === 'speed'
      ? { length: one(slots['sl'] ?? only(lengths) ?? ''), time: one(slots['st'] ?? only(facts.map((fact) => fact.slots['ut'])) ?? '') }
      : { length: only(lengths) ?? 'meter', time: slots['unit'] === undefined ? 'second' : one(slots['unit']) };
    const given: Record<string, string> = {};
    for (const fact of facts)
      for (const name of ['train', 'bridge', 'speed', 'time']) {
        const text = fact.slots[name];
        if (text === undefined) continue;
        const value = name === 'speed' ? speedIn(text, fact.slots['pl'] ?? '', fact.slots['pt'] ?? '', base) : name === 'time' ? inUnit(text, fact.slots['ut'] ?? '', base.time) : inUnit(text, fact.slots['ul'] ?? '', base.length);
        const title = name === 'train' || name === 'bridge' ? `length of the ${name}` : name;
        if (value === null || given[title] !== undefined) return null;
        given[title] = value;
      }
    const way = isBridge ? 'length of the train + length of the bridge' : 'length of the train';
    const formulas = [`way = ${way}`, 'speed = way / time', 'time = way / speed', 'way = speed * time', ...(isBridge ? ['length of the train = way - length of the bridge', 'length of the bridge = way - length of the train'] : ['length of the train = way'])];
    const unit = role === 'speed' ? `${base.length === 'meter' ? 'm' : base.length}/${base.time}` : role === 'time' ? `${base.time}s` : base.length === 'meter' ? 'm' : base.length;
    return chained(given, formulas, role === 'train' || role === 'bridge' ? `length of the ${role}` : role, { unit });
  },
}; // prettier-ignore
