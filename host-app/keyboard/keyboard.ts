import {
  convertAsciiMathToLatex,
  initVirtualKeyboardInCurrentBrowsingContext,
  MathfieldElement,
} from 'mathlive';
import { LAYOUTS } from './layouts';
import { type FrameTheme, type FromFrame, isFrameTheme, parseToFrame } from './messages';
import { formulaOf, solverText } from './solver-text';

// The style sheet has the fonts; MathLive must not fetch fonts or sounds.
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;
MathfieldElement.keypressSound = null;
MathfieldElement.plonkSound = null;
MathfieldElement.keypressVibration = false;

const postToPage = (message: FromFrame): void => window.parent.postMessage(message, location.origin);

const applyTheme = (theme: FrameTheme): void => {
  document.documentElement.dataset['theme'] = theme;
  document.body.setAttribute('theme', theme);
};

/** MathLive labels its keys but gives them no button role. */
const nameParts = (container: HTMLElement): void => {
  for (const part of container.querySelectorAll('.MLK__keycap, .MLK__toolbar [data-tooltip]')) {
    part.setAttribute('role', 'button');
    const name = part.getAttribute('data-tooltip');
    if (name !== null) part.setAttribute('aria-label', name);
  }
};

const showKeys = (container: HTMLElement): void => {
  initVirtualKeyboardInCurrentBrowsingContext();
  const keyboard = window.mathVirtualKeyboard;
  // MathLive adds its listener to the outermost window, where it would remain after this frame is removed.
  const listener: unknown = keyboard;
  if (listener instanceof Object && 'handleEvent' in listener) {
    window.top?.removeEventListener('message', listener as EventListenerObject);
    window.addEventListener('message', listener as EventListenerObject);
  }
  new MutationObserver(() => nameParts(container)).observe(container, { childList: true });
  keyboard.container = container;
  keyboard.editToolbar = 'none';
  keyboard.layouts = LAYOUTS;
  keyboard.show();
};

const prepare = (field: MathfieldElement): void => {
  field.mathVirtualKeyboardPolicy = 'manual';
  field.menuItems = [];
  field.smartFence = true;
  // A derivative or a limit is read as it is typed, and not turned into words.
  field.smartMode = false;
  // Tab leaves the field as in any other field; the arrow keys move between placeholders.
  field.keybindings = field.keybindings.filter(({ key }) => !/(?:^|shift\+)\[Tab\]$/.test(key));
};

const onKey = (field: MathfieldElement, event: KeyboardEvent): void => {
  // In LaTeX mode the field handles both keys.
  if (event.isComposing || field.mode === 'latex') return;
  if (event.key !== 'Escape' && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
  postToPage({ type: event.key === 'Enter' ? 'submit' : 'close' });
};

const start = (field: MathfieldElement, keys: HTMLElement): void => {
  prepare(field);
  showKeys(keys);
  field.addEventListener('input', () => {
    const latex = field.value;
    postToPage({ type: 'input', latex, text: solverText(latex) ?? latex });
  });
  window.addEventListener('keydown', (event) => onKey(field, event), { capture: true });
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== window.parent) return;
    const message = parseToFrame(data);
    if (message?.type === 'theme') applyTheme(message.theme);
    if (message?.type === 'focus') field.focus();
    if (message?.type !== 'set') return;
    const latex = formulaOf(message.text, convertAsciiMathToLatex);
    field.setValue(latex ?? '', { silenceNotifications: true });
    postToPage({ type: 'taken', isTaken: latex !== null });
  });
  const whole = keys.parentElement ?? document.body;
  new ResizeObserver(() =>
    postToPage({ type: 'height', pixels: Math.ceil(whole.getBoundingClientRect().height) }),
  ).observe(whole);
  postToPage({ type: 'ready' });
};

const wanted = new URL(location.href).searchParams.get('theme');
applyTheme(isFrameTheme(wanted) ? wanted : 'light');
const field = document.getElementById('field');
const keys = document.getElementById('keys');
if (field instanceof MathfieldElement && keys) start(field, keys);
