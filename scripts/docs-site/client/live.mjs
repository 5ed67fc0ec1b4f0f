// Frames of the live examples. They are made when they come near the window, and only where the sandbox answers.
const CUSTOMER = 'purchase-elements.anonymous-app-user-id';

const hasSandbox = async () => {
  try {
    const answer = await fetch('../healthz');
    return answer.ok && (await answer.text()).trim() === 'ok';
  } catch {
    return false;
  }
};

function start(figure) {
  const frame = document.createElement('iframe');
  frame.src = figure.dataset.live;
  frame.title = figure.querySelector('figcaption span').textContent;
  frame.height = figure.dataset.height;
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals');
  figure.querySelector('.live-result').replaceChildren(frame);
  const [reset, alone] = figure.querySelectorAll('.live-reset, .live-alone');
  reset.hidden = false;
  alone.hidden = false;
  // All examples share one customer: what is bought in one opens the gate of another.
  reset.addEventListener('click', () => {
    localStorage.removeItem(CUSTOMER);
    for (const other of document.querySelectorAll('.live iframe')) other.contentWindow.location.reload();
  });
}

export async function showLive() {
  const figures = [...document.querySelectorAll('.live')];
  if (figures.length === 0 || !(await hasSandbox())) return;
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        start(target);
      }
    },
    { rootMargin: '400px' },
  );
  for (const figure of figures) near.observe(figure);
}
