interface AreaReaderProps {
  readonly label: string;
  readonly last: number;
  readonly step: number | null;
  readonly onStep: (step: number | null) => void;
  readonly text: (step: number) => string;
}

/** An invisible slider over the plot: it handles arrow keys, Home and End. */
export const AreaReader = ({ label, last, step, onStep, text }: AreaReaderProps) => {
  const at = step ?? 0;
  return (
    <input
      className="area-reader no-print"
      type="range"
      min={0}
      max={last}
      step={1}
      value={at}
      aria-label={label}
      aria-valuetext={text(at)}
      onChange={(event) => onStep(Number(event.currentTarget.value))}
      onFocus={() => onStep(at)}
      onBlur={() => onStep(null)}
      onPointerMove={(event) => {
        const { left: from, width } = event.currentTarget.getBoundingClientRect();
        onStep(Math.round(Math.min(1, Math.max(0, (event.clientX - from) / width)) * last));
      }}
      onPointerLeave={(event) => {
        if (document.activeElement !== event.currentTarget) onStep(null);
      }}
    />
  );
};
