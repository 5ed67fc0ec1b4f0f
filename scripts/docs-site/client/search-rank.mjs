// Ranked search over the sections of the site: title before heading before text, with prefixes and slips of the pen.
const WORD = /[\p{L}\p{N}_$-]+/gu;
/** `getCustomerInfo` is found as itself and by its parts, `--purchase-font` as well. */
const PARTS = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;

const FIELDS = { title: 12, heading: 6, text: 1 };
const MATCHES = { whole: 1, prefix: 0.7, slip: 0.35 };
const MOST = 12;

export const wordsOf = (text) =>
  (text.match(WORD) ?? []).flatMap((word) => {
    const parts = word.match(PARTS) ?? [];
    const all = parts.length > 1 ? [word, ...parts] : [word];
    return all.map((item) => item.toLowerCase().replace(/^[-$_]+|[-_]+$/g, '')).filter(Boolean);
  });

/** Whether two words differ by no more than `most` letters that are missing, added, changed or swapped. */
export function isNear(a, b, most) {
  if (Math.abs(a.length - b.length) > most) return false;
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    if (Math.min(...next) > most) return false;
    before = row;
    row = next;
  }
  return row[b.length] <= most;
}

const slipsOf = (word) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

function matchOf(asked, word) {
  if (word === asked) return MATCHES.whole;
  if (word.startsWith(asked)) return MATCHES.prefix;
  const slips = slipsOf(asked);
  if (slips === 0 || word[0] !== asked[0]) return 0;
  return isNear(asked, word, slips) || isNear(asked, word.slice(0, asked.length), slips - 1)
    ? MATCHES.slip
    : 0;
}

/** From `search.json`: sections, and for each word where it stands. */
export function readIndex({ p: pages }) {
  const sections = [];
  const places = new Map();
  const note = (text, field, at) => {
    for (const word of wordsOf(text)) {
      const found = places.get(word) ?? places.set(word, new Map()).get(word);
      found.set(at, Math.max(found.get(at) ?? 0, FIELDS[field]));
    }
  };
  for (const [slug, title, group, parts] of pages)
    for (const [heading, anchor, text] of parts) {
      const at = sections.push({ slug, title, group, heading, anchor, text }) - 1;
      // A title counts for the page's beginning only, or each of its sections would be found.
      if (anchor === '') note(title, 'title', at);
      else note(heading, 'heading', at);
      note(text, 'text', at);
    }
  return { sections, places };
}

function scoresOf(asked, places) {
  const scores = new Map();
  for (const [word, found] of places) {
    const match = matchOf(asked, word);
    if (match === 0) continue;
    // A word that stands everywhere says little.
    const weight = match * (1 + 1 / Math.sqrt(found.size));
    for (const [at, field] of found) scores.set(at, Math.max(scores.get(at) ?? 0, field * weight));
  }
  return scores;
}

/** Sections in which every word of the question is found; where there are none, those with the most of them. */
export function search({ sections, places }, question) {
  const asked = [...new Set((question.match(WORD) ?? []).map((word) => word.toLowerCase()))];
  if (asked.length === 0) return [];
  const totals = new Map();
  for (const word of asked)
    for (const [at, score] of scoresOf(word.replace(/^[-$_]+/, '') || word, places)) {
      const total = totals.get(at) ?? { words: 0, score: 0 };
      totals.set(at, { words: total.words + 1, score: total.score + score });
    }
  return [...totals]
    .sort(([a, x], [b, y]) => y.words - x.words || y.score - x.score || a - b)
    .filter(([, { words }], _, [first]) => words === first[1].words)
    .slice(0, MOST)
    .map(([at, { score }]) => ({ ...sections[at], score, asked }));
}

const BEFORE = 50;
const LENGTH = 150;

/** The words around the first find, cut into pieces: [text, isFound]. */
export function snippet({ text, asked }) {
  const lower = text.toLowerCase();
  const spots = asked.map((word) => lower.indexOf(word)).filter((spot) => spot >= 0);
  const start = spots.length ? Math.max(0, Math.min(...spots) - BEFORE) : 0;
  const from = start === 0 ? 0 : start + Math.max(0, text.slice(start, start + 20).indexOf(' ') + 1);
  const cut = text.slice(from, from + LENGTH);
  const shown = `${from > 0 ? '… ' : ''}${cut}${from + LENGTH < text.length ? ' …' : ''}`;
  return marked(shown, asked);
}

export function marked(text, asked) {
  const escapedWords = asked.map((word) => word.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&'));
  if (escapedWords.length === 0) return [[text, false]];
  return text
    .split(new RegExp(`(${escapedWords.join('|')})`, 'giu'))
    .map((piece, index) => [piece, index % 2 === 1])
    .filter(([piece]) => piece !== '');
}
