import { problem } from '../../../intent/text.js';
import { canon } from '../../../kernel/canonical.js';
import type { Problem } from '../../../solution.js';
import { list, relation, sym, ZERO, type Expr } from '../../../tree/expr.js';
import { equals, numberIn, of, tidyQuestion } from '../formula.js';
import { endsOf, regionIn, type Region } from '../regions.js';
import { approx } from '../../../kernel/approx.js';

const AXIS =
  /,? ?(?:(?:that |which )?(?:is |are |being )?(?:rotated|revolved|spun|turned|rotating|revolving)(?: (?:through )?(?:360°|360 degrees|2π(?: radians)?|a full turn|completely))? )?(?:about|around) (?:the )?(?:(?<name>[xy])[- ]?axis|(?:(?:vertical |horizontal )?line )?(?<letter>[xy]) ?= ?(?<place>-?[\w./]+))(?:,? through (?:360°|360 degrees|2π(?: radians)?|2pi(?: radians)?|one (?:full|complete) (?:turn|revolution)))?/i;
const METHOD =
  /,? (?:using|use|by|with)(?: the)? (?:method of )?(?<how>disks?|discs?|washers?|(?:cylindrical )?shells?)(?: method)?/i;
const START =
  /^(?:(?:find|what is|calculate|compute|determine|evaluate|give) )?(?:the )?volume(?: of revolution)?(?: of)?(?: the)?(?: resulting)?(?: solids?)?(?: of revolution)?(?: (?:that is|which is|that results|resulting))?(?: (?:obtained|generated|formed|created|produced|made|swept out))? ?(?:when|by|if|from|of)? ?(?:rotating|revolving)? ?/i;
const END =
  /[.,;:]? ?(?:then )?(?:find|what is|calculate|compute|determine)(?: the)? volume(?: of (?:the )?(?:resulting )?solid(?: of revolution)?(?: (?:obtained|generated|formed|produced))?| generated| obtained| of revolution)?$/i;
const UNDER = /^(?:the )?(?:region |area )?(?:that is |which is )?(?:under|below|beneath) /i;
const NOUN =
  /^(?:the )?(?:plane )?(?:region|area|shape)?(?: (?:in|of) the first quadrant)? ?(?:that is |which is )?(?:bounded|enclosed)?(?: above| on the left)? ?(?:by|between|of|from)? ?(?:the )?(?:(?:curves?|graphs?(?: of)?|lines?|functions?|part of) )*/i;

/** The region in the words that name it; one curve alone, with ends, goes down to the axis. */
const regionOf = (text: string, isAxis: boolean): Region | null => {
  const isUnder = UNDER.test(text);
  const plain = (isUnder ? text.replace(UNDER, '') : text).replace(NOUN, '');
  const first =
    / first quadrant/i.test(text) && !/first quadrant$/i.test(plain)
      ? `${plain} in the first quadrant`
      : plain;
  return regionIn(first, isUnder || isAxis);
};
const isFlat = ({ curves: [f, g] }: Region): boolean => canon(f).key === canon(g).key;

export const readRevolution = (text: string): Problem | null => {
  const plain = tidyQuestion(text).replace(/\bthe region R\b/g, 'the region');
  const how = METHOD.exec(plain)?.groups?.['how'];
  const bare = plain.replace(METHOD, '');
  const axis = AXIS.exec(bare)?.groups;
  if (!axis || !/\bvolume\b/i.test(bare)) return null;
  const rest = bare.replace(AXIS, ' ').replace(/ {2,}/g, ' ').trim();
  const body = END.test(rest) ? rest.replace(END, '') : START.test(rest) ? rest.replace(START, '') : '';
  const name = (axis['name'] ?? axis['letter'] ?? '').toLowerCase();
  const place: Expr | null = axis['name'] ? ZERO : numberIn(axis['place'] ?? '');
  // About the x-axis is about the line y = 0.
  const letter = axis['name'] ? (name === 'x' ? 'y' : 'x') : name;
  const region = body === '' || !place ? null : regionOf(body.replace(/^when /i, ''), letter === 'y' && place.key === '0');
  if (!region || !place || isFlat(region)) return null;
  const isShell = region.letter === letter;
  if (how && /shell/i.test(how) !== isShell) return null;
  return region && setUp(region, relation('=', sym(letter), place));
}; // prettier-ignore

const setUp = (region: Region, axis: Expr): Problem | null => {
  const { letter, curves: [f, g], bounds } = region;
  const ends = endsOf(region);
  if (!ends) return null;
  const x = sym(letter);
  const isGiven = (end: Expr): boolean => region.isFirst === true || end.key === '∞' || bounds.some((one) => Math.abs(approx(canon(one)) - approx(canon(end))) < 1e-12);
  const given = [...(isGiven(ends[0]) ? [relation('<=', ends[0], x)] : []), ...(isGiven(ends[1]) ? [relation('<=', x, ends[1])] : [])];
  return problem('applied', list('system', [equals(of('f', x), f), equals(of('g', x), g), ...given, axis]), letter, { operation: 'revolution' });
}; // prettier-ignore
