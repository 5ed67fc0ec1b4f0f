// In the page of a live example: the elements follow the colours that the reader has chosen for the site.
const follow = () => {
  const { scheme } = document.documentElement.dataset;
  for (const element of document.querySelectorAll('[api-key], [data-follow]')) {
    if (
      element.dataset.ownLook === undefined &&
      element.hasAttribute('appearance') &&
      !element.dataset.follows
    )
      continue;
    element.dataset.follows = 'true';
    element.setAttribute('appearance', JSON.stringify({ theme: scheme ?? 'auto' }));
  }
};

addEventListener('storage', ({ key, newValue }) => {
  if (key !== 'docs.scheme') return;
  if (newValue) document.documentElement.dataset.scheme = newValue;
  else delete document.documentElement.dataset.scheme;
  follow();
});

follow();
