import { looksLikeProse, problem } from '../../intent/text.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { list, relation, sym, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { identityFor } from './identities.js';

const FIND = '(?:find|what is|calculate|evaluate|determine|compute)(?: the)?(?: value of)?';
const IF = '(?:if|given(?: that)?|when|where|suppose(?: that)?|let)';
const ORDERS: readonly RegExp[] = [
  new RegExp(`^(?:${IF} )?(?<given>[^a-z]*[a-z][^a-z].*?)(?:[,;.]? (?:then )?${FIND}|[,;.]? then) (?<asked>[^=]+?)(?: ?= ?)?$`, 'i'),
  new RegExp(`^${FIND} (?<asked>[^=]+?),? ${IF} (?<given>.+)$`, 'i'),
]; // prettier-ignore

const equationIn = (text: string): Expr | null => {
  const line = looksLikeProse(text) ? null : parse(text);
  return line?.kind === 'relation' && line.name === '=' ? line : null;
};

/** x + 1/x, or a sum and a product of two letters, is given; another expression of theirs is asked for. */
const setUp = (given: string, asked: string): Problem | null => {
  const lines = given.split(/,? and |[,;] ?/).map(equationIn);
  const known = lines.filter((line) => line !== null);
  if (known.length < lines.length || looksLikeProse(asked)) return null;
  const target = parse(asked);
  const all = list('system', [...known, relation('=', target, sym('?'))]);
  const letters = variablesOf(list('system', known));
  const isKnown = variablesOf(target).every((name) => letters.includes(name));
  return isKnown && identityFor(all) ? problem('applied', all, '', { operation: 'symmetric' }) : null;
};

export const readSymmetric = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  if (plain.length > 120) return null;
  for (const order of ORDERS) {
    const { given, asked } = order.exec(plain)?.groups ?? {};
    const found = given && asked ? parsedOrNull(() => setUp(given, asked)) : null;
    if (found) return found;
  }
  return null;
};
