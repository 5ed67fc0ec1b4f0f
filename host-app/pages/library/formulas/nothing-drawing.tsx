/** A page of formulas under a magnifying glass. */
export const NothingDrawing = () => (
  <svg viewBox="0 0 160 110" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
    <rect x="30" y="14" width="76" height="84" rx="8" opacity=".4" />
    <path d="M42 32h34M42 46h50M42 60h22M42 74h30" opacity=".4" strokeLinecap="round" />
    <circle cx="100" cy="62" r="22" fill="var(--surface-raised)" />
    <path d="M116 78l20 20" strokeWidth="5" strokeLinecap="round" />
    <path d="M92 58q4-6 8 0t8 0M92 68q4-6 8 0t8 0" strokeLinecap="round" />
  </svg>
);
