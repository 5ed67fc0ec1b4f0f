/** A turning ring, hidden from screen readers; the text beside it has the meaning. */
export const Spinner = () => <span className="spinner" aria-hidden="true" />;
