// In the page of a live example: elements without an `appearance` of their own follow the colours that the reader chose,
// and the page around the frame hears how high the example is.
const isOurs = ({ localName }) => localName.startsWith('purchase-');

const theme = document.documentElement.dataset.scheme ?? 'auto';
for (const element of [...document.querySelectorAll('*')].filter(isOurs))
  if (!element.hasAttribute('appearance')) element.setAttribute('appearance', JSON.stringify({ theme }));

/** A dialog is beside the example, at the end of the page, and needs a window of some height. */
const sendHeight = () => {
  const main = document.querySelector('main');
  const hasDialog = [...document.body.children].some(
    (element) => element !== main && !element.matches('script'),
  );
  const height = hasDialog ? 'dialog' : Math.ceil(main.getBoundingClientRect().height);
  parent.postMessage({ docsHeight: height }, location.origin);
};

if (parent !== window) {
  addEventListener('purchase-finished', () => parent.postMessage({ docsBought: true }, location.origin));
  new ResizeObserver(sendHeight).observe(document.querySelector('main'));
  new MutationObserver(sendHeight).observe(document.body, { childList: true });
}
