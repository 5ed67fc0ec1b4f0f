// In the page of a live example: elements that say nothing of their looks follow the colours that the reader has chosen.
const isOurs = ({ localName }) => localName.startsWith('purchase-');

const follow = () => {
  const { scheme } = document.documentElement.dataset;
  for (const element of [...document.querySelectorAll('*')].filter(isOurs)) {
    if (element.hasAttribute('appearance') && !element.dataset.follows) continue;
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
