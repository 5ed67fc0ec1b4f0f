/** Grey shapes while content loads: `lines` are heights in px, in order. Hidden from screen readers. */
export const Skeleton = ({ lines }: { lines: readonly (readonly [height: number, width: string])[] }) => (
  <div className="skeleton" part="skeleton" aria-hidden="true">
    {lines.map(([height, width], index) => (
      <span key={index} className="skeleton-line" style={{ blockSize: height, inlineSize: width }} />
    ))}
  </div>
);
