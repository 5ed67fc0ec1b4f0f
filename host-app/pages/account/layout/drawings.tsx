/** Drawings for empty pages and teasers; their colours come from the theme. */

/** A clock whose hands leave a trail of results. */
export const HistoryDrawing = () => (
  <svg className="acc-drawing" viewBox="0 0 200 150" aria-hidden="true">
    <rect className="ground" x="18" y="20" width="126" height="110" rx="14" />
    <path className="faint" d="M36 50h64M36 74h46M36 98h56" />
    <path className="line" d="M112 46l6 6 10-11M112 70l6 6 10-11" />
    <circle className="face" cx="142" cy="98" r="36" />
    <path className="line strong" d="M142 76v22l15 9" />
    <circle className="dot" cx="142" cy="98" r="3.500" />
  </svg>
);

/** A card with a formula and a heart. */
export const FavouriteDrawing = () => (
  <svg className="acc-drawing" viewBox="0 0 200 150" aria-hidden="true">
    <rect className="ground" x="44" y="16" width="118" height="96" rx="14" transform="rotate(6 103 64)" />
    <rect className="face" x="30" y="28" width="122" height="98" rx="14" />
    <path className="line strong" d="M48 84h10l9 20 15-52h46" />
    <path className="faint" d="M90 72h26M90 90h18" />
    <path
      className="fill"
      d="M154 128c-16-11-24-19-24-29a13 13 0 0 1 24-7 13 13 0 0 1 24 7c0 10-8 18-24 29z"
    />
  </svg>
);

/** Steps that lead up to a flag. */
export const LearningDrawing = () => (
  <svg className="acc-drawing" viewBox="0 0 200 150" aria-hidden="true">
    <path className="ground" d="M16 132v-28h42V80h42V56h42V32h42v100z" />
    <path className="line" d="M16 104h42V80h42V56h42V32h42" />
    <path className="line strong" d="M163 32V8" />
    <path className="fill" d="M163 8h24l-7 7 7 7h-24z" />
    <path className="line" d="M29 94l6 6 10-11M71 70l6 6 10-11" />
  </svg>
);

/** Rings that fill, as on the overview. */
export const OverviewDrawing = () => (
  <svg className="acc-drawing" viewBox="0 0 200 150" aria-hidden="true">
    <rect className="ground" x="14" y="14" width="172" height="122" rx="16" />
    <circle className="track" cx="70" cy="66" r="32" />
    <circle className="arc" cx="70" cy="66" r="32" pathLength="100" strokeDasharray="68 100" />
    <circle className="track" cx="140" cy="58" r="20" />
    <circle className="arc two" cx="140" cy="58" r="20" pathLength="100" strokeDasharray="40 100" />
    <path className="faint" d="M38 116h52M112 98h56M112 116h38" />
    <path className="line strong" d="M60 67l7 7 13-14" />
  </svg>
);

/** Switches and a key. */
export const SettingsDrawing = () => (
  <svg className="acc-drawing" viewBox="0 0 200 150" aria-hidden="true">
    <rect className="ground" x="22" y="18" width="156" height="114" rx="16" />
    <path className="faint" d="M42 48h58M42 76h42M42 104h50" />
    <rect className="fill" x="120" y="37" width="40" height="22" rx="11" />
    <circle className="face" cx="149" cy="48" r="8" />
    <rect className="face" x="120" y="65" width="40" height="22" rx="11" />
    <circle className="dot" cx="131" cy="76" r="7" />
    <rect className="fill" x="120" y="93" width="40" height="22" rx="11" />
    <circle className="face" cx="149" cy="104" r="8" />
  </svg>
);
