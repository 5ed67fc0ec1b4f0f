/** The page's content security policy must allow the script's host; see the server's TAG_HOSTS. */
export const addScript = (url: string): void => {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
};
