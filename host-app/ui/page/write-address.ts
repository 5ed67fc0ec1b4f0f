/** Writes the query of this page's address. Safari refuses more than 100 changes in 30 seconds; the next change writes all. */
export const writeAddress = (parameters: URLSearchParams): void => {
  const query = parameters.toString();
  try {
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
  } catch (error) {
    console.warn(error);
  }
};
