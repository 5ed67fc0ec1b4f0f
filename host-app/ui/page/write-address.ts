/** Writes the query of this page's address. `false` when the browser refuses: Safari allows 100 changes in 30 seconds. */
export const writeAddress = (parameters: URLSearchParams): boolean => {
  const query = parameters.toString();
  try {
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`));
    return true;
  } catch {
    return false;
  }
};
