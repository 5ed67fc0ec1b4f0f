/** Placeholder boxes in the shape of the content that is being loaded. */
export const Skeleton = ({ rows = 4 }: { readonly rows?: number }) => (
  <div className="acc-waiting" role="status" aria-label="Loading">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="skeleton" aria-hidden="true" />
    ))}
  </div>
);
