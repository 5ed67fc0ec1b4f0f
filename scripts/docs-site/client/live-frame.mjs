// In the page of a live example: elements that say nothing of their looks follow the colours that the reader has chosen,
// and the page around it hears how much room is needed.
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
  // An open checkout keeps the looks that it was opened with.
  location.reload();
});

/** A dialog is beside the example, at the end of the page, and needs a window of some height. */
const tellHeight = () => {
  const main = document.querySelector('main');
  const hasDialog = [...document.body.children].some(
    (element) => element !== main && !element.matches('script'),
  );
  const height = hasDialog ? 'dialog' : Math.ceil(main.getBoundingClientRect().height);
  parent.postMessage({ docsHeight: height }, location.origin);
};

follow();
if (parent !== window) {
  addEventListener('purchase-finished', () => parent.postMessage({ docsBought: true }, location.origin));
  new ResizeObserver(tellHeight).observe(document.querySelector('main'));
  new MutationObserver(tellHeight).observe(document.body, { childList: true });
}
