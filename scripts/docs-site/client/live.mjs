// Frames of the live examples. They are made when they come near the window, and only where the sandbox answers.
const CUSTOMER = 'purchase-elements.anonymous-app-user-id';

const FIRST_HEIGHT = 200;
const LOWEST = 96;
const LOWEST_DIALOG = 480;
const ROOM_FOR_BAR = 120;

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
  frame.height = FIRST_HEIGHT;
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

/** A dialog gets what the guide says, as far as the window has it, and is brought into view. */
function fit(frame, height) {
  if (height !== 'dialog') {
    frame.height = Math.max(LOWEST, height);
    return;
  }
  const wanted = Number(frame.closest('.live').dataset.height);
  frame.height = Math.max(LOWEST_DIALOG, Math.min(wanted, innerHeight - ROOM_FOR_BAR));
  frame.scrollIntoView({ block: 'nearest' });
}

/**
 * Frames are as high as their example; while a dialog is open, as high as the guide says. What was bought in one is read
 * again in the others.
 */
function hear({ origin, source, data }) {
  if (origin !== location.origin) return;
  for (const frame of document.querySelectorAll('.live iframe')) {
    const isSource = frame.contentWindow === source;
    if (data?.docsBought && !isSource) frame.contentWindow.location.reload();
    if (data?.docsHeight && isSource) fit(frame, data.docsHeight);
  }
}

export async function showLive() {
  const figures = [...document.querySelectorAll('.live')];
  if (figures.length === 0 || !(await hasSandbox())) return;
  addEventListener('message', hear);
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
