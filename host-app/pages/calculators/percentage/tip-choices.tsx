const TIPS = ['10', '15', '18', '20', '25'];

/** Buttons for the most common tips. */
export const TipChoices = ({ tip, onChange }: { tip: string; onChange: (tip: string) => void }) => (
  <div className="tip-choices no-print" role="group" aria-label="Common tips">
    {TIPS.map((percent) => (
      <button
        key={percent}
        type="button"
        className="chip"
        aria-pressed={tip === percent}
        onClick={() => onChange(percent)}
      >
        {percent}%
      </button>
    ))}
  </div>
);
