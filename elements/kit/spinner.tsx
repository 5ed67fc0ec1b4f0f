/** A turning ring; says nothing to screen readers, the words beside it do. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />;
