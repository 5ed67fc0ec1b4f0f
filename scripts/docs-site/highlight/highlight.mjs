// Colours of code, made at build time. A language is a list of rules: [class, sticky pattern]. The first rule that matches
// at a place wins; what no rule matches is plain. Everything is escaped.
import { escaped } from '../escape.mjs';
import { CSS, JSON_RULES, POLICY, SHELL } from './data-rules.mjs';
import { htmlParts } from './html-parts.mjs';
import { SCRIPT } from './script-rules.mjs';

const RULES = {
  ts: SCRIPT,
  tsx: SCRIPT,
  js: SCRIPT,
  css: CSS,
  sh: SHELL,
  json: JSON_RULES,
  csp: POLICY,
};

/** [class or null, text] pairs that together are the code. */
export function tokens(rules, code) {
  const found = [];
  let from = 0;
  const push = (kind, text) => {
    const last = found.at(-1);
    if (last && last[0] === kind) last[1] += text;
    else found.push([kind, text]);
  };
  while (from < code.length) {
    const hit = rules.find(([, pattern]) => ((pattern.lastIndex = from), pattern.test(code)));
    const end = hit ? hit[1].lastIndex : from + 1;
    push(hit ? hit[0] : null, code.slice(from, end));
    from = end;
  }
  return found;
}

const MARKUP = new Set(['html', 'vue', 'svelte']);

export function parts(language, code) {
  if (MARKUP.has(language)) return htmlParts(code, (inner, text) => tokens(RULES[inner], text));
  return RULES[language] ? tokens(RULES[language], code) : [[null, code]];
}

export const highlighted = (language, code) =>
  parts(language, code)
    .map(([kind, text]) =>
      kind === null ? escaped(text) : `<span class="t-${kind}">${escaped(text)}</span>`,
    )
    .join('');
