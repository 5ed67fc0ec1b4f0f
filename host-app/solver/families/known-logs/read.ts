import { looksLikeProse, problem } from '../../intent/text.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { arg, list, relation, sym, type Expr } from '../../tree/expr.js';
import { splitLog } from './split.js';

const FIND =
  '(?:then )?(?:find|what is|evaluate|calculate|express|write|determine|compute)(?: the value of)?';
const GIVEN = String.raw`(?<given>.+?=.+?)`;
const ORDERS = [
  `(?:if |given(?: that)? )${GIVEN}[,;.]? ${FIND} (?<asked>[^=]+?)(?: in terms of .+)?`,
  `${GIVEN}[,;.] ${FIND} (?<asked>[^=]+?)(?: in terms of .+)?`,
  `${FIND} (?<asked>[^=]+?),? (?:in terms of [a-z](?: and [a-z])? )?(?:if|given(?: that)?|when|where) ${GIVEN}`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

const lineOf = (text: string): Expr | null => {
  const line = looksLikeProse(text) ? null : parse(text);
  return line?.kind === 'relation' ? line : null;
};
const setUp = (given: string, asked: string): Problem | null => {
  const lines = given.split(/,? and |, (?=log|ln)/i).map(lineOf);
  const known = lines.filter((line) => line !== null);
  if (known.length < lines.length || looksLikeProse(asked)) return null;
  const all = list('system', [...known, relation('=', parse(asked), sym('?'))]);
  return splitLog(all) && known.every((line) => arg(line, 1).kind !== 'call') ? problem('applied', all, '', { operation: 'known-logs' }) : null;
}; // prettier-ignore

export const readKnownLogs = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  if (plain.length > 120) return null;
  for (const order of ORDERS) {
    const { given, asked } = order.exec(plain)?.groups ?? {};
    const found = given && asked ? parsedOrNull(() => setUp(given, asked)) : null;
    if (found) return found;
  }
  return null;
};
