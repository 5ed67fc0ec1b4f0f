// Of React's two small packages only this is used by the trees in the script-tag bundles, by r2wc and by React's renderer.
// They are CommonJS, so nothing is left out of them unless it is named.

const INTERNALS = 'DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

export const KEPT_OF_REACT =
  `Component Fragment createContext createElement memo startTransition useCallback useContext useEffect useId
  useLayoutEffect useMemo useRef useState useSyncExternalStore version __CLIENT_INTERNALS_${INTERNALS}`.split(
    /\s+/,
  );

const KEPT_OF_DOM = ['version', `__DOM_INTERNALS_${INTERNALS}`];

const FILES = [
  [/[\\/]react\.production\.js$/, KEPT_OF_REACT],
  [/[\\/]react-dom\.production\.js$/, KEPT_OF_DOM],
];

/** The file's program without the other exports, or null for any other file. */
export function withoutUnusedExports(code, id, parse, fail) {
  const kept = FILES.find(([file]) => file.test(id))?.[1];
  if (!kept) return null;
  const missing = new Set(kept);
  const edits = parse(code).body.filter(({ type, expression }) => {
    const left = type === 'ExpressionStatement' ? expression.left : undefined;
    return left?.object?.name === 'exports' && !missing.delete(left.property.name);
  });
  if (missing.size > 0) fail(`${id} does not export ${[...missing].join(', ')}`);
  return edits.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}
