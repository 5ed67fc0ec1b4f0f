import { createEditor } from './lab/editor.js';
import { lineAndColumn, placeOf, readJson, tidyJson } from './lab/json.js';
import { showList } from './lab/lists.js';
import { rulesOf } from './lab/rules.js';
import { createStage } from './lab/stage.js';

const KEPT = 'paywall-lab';
const PAUSE = 250;
const byId = (id) => document.getElementById(id);
const [verdict, note, example, offering, locale, frame] = [
  'verdict',
  'note',
  'example',
  'offering',
  'locale',
  'frame',
].map(byId);
const isMode = (value) => ['auto', 'light', 'dark'].includes(value);

const asked = new URLSearchParams(location.search);
const readKept = () => {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
};
/** What has to survive a reload: the text above all. */
const kept = {
  example: null,
  text: null,
  offering: null,
  mode: 'auto',
  width: 'full',
  locale: 'en',
  offer: '',
  variables: '',
  ...readKept(),
  ...(asked.has('example') ? { example: `paywall-${asked.get('example')}`, text: null, offering: null } : {}),
  ...(isMode(asked.get('mode')) ? { mode: asked.get('mode') } : {}),
  ...(asked.has('locale') ? { locale: asked.get('locale') } : {}),
  ...(/^\d+$/.test(asked.get('width') ?? '') ? { width: Number(asked.get('width')) } : {}),
};
const keep = (changes) => {
  Object.assign(kept, changes);
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage must not stop the work.
  }
};

let offerings = {};
/** Of the text as it is; `null` while it is not JSON. */
let reading = null;
let isFrameReady = false;
const sampleOf = (id) => tidyJson(offerings[id]?.paywall_components ?? {});

const say = (state, text) => {
  verdict.dataset.state = state;
  verdict.textContent = text;
};

const pickPlace = (start, end) => {
  setView('edit');
  editor.select(start, end);
};
const showProblems = (problems) => {
  byId('fine').hidden = problems.length > 0;
  showList(byId('problems'), problems, pickPlace);
};
/** Where a path of the parser is in the text. */
const locate = (path) => {
  const { start, end } = placeOf(reading.places, path);
  const { line } = lineAndColumn(editor.text, start);
  return { label: path ? `${path}, line ${line}` : `line ${line}`, start, end };
};
const showRules = (problems) => {
  const rules = rulesOf(reading.value, problems).map((rule) => ({ ...rule, ...locate(rule.path) }));
  byId('rules-title').textContent = `Components, conditions and variables: ${rules.length}`;
  showList(byId('rules'), rules, pickPlace);
};

const send = (message) => frame.contentWindow.postMessage(message, location.origin);
const present = () => {
  if (!isFrameReady || !reading) return;
  say('busy', 'Drawing …');
  const { mode, locale, offer, variables } = kept;
  send({ type: 'show', data: reading.value, packages: kept.offering, mode, locale, offer, variables });
};

const read = () => {
  const { text } = editor;
  const found = readJson(text);
  if (found.error) {
    reading = null;
    const { message, offset } = found.error;
    const { line, column } = lineAndColumn(text, offset);
    say('bad', `Not JSON: line ${line}, column ${column}`);
    showProblems([
      {
        message,
        label: `line ${line}, column ${column}`,
        start: offset,
        end: Math.min(text.length, offset + 1),
      },
    ]);
    return;
  }
  reading = found;
  present();
};

let timer = 0;
const editor = createEditor({
  area: byId('source'),
  gutter: byId('gutter'),
  onInput: () => {
    keep({ text: editor.text });
    clearTimeout(timer);
    timer = setTimeout(read, PAUSE);
  },
});
const setText = (text) => {
  editor.set(text);
  keep({ text });
  read();
};

const setView = (view) => {
  document.body.dataset.view = view;
  for (const button of document.querySelectorAll('.views button'))
    button.setAttribute('aria-pressed', String(button.dataset.view === view));
};
for (const button of document.querySelectorAll('.views button'))
  button.onclick = () => setView(button.dataset.view);

const check = (name, value) => {
  for (const input of document.querySelectorAll(`input[name="${name}"]`))
    input.checked = input.value === String(value);
};
const stage = createStage({
  stage: byId('stage'),
  device: byId('device'),
  handle: byId('handle'),
  measure: byId('measure'),
  onWidth: (width) => {
    check('width', width);
    keep({ width });
  },
});

byId('mode').onchange = ({ target }) => {
  keep({ mode: target.value });
  send({ type: 'mode', mode: target.value });
};
byId('width').onchange = ({ target }) => {
  keep({ width: target.value === 'full' ? 'full' : Number(target.value) });
  stage.setWidth(kept.width);
};
const later = (name) => (event) => {
  keep({ [name]: event.target.value.trim() });
  clearTimeout(timer);
  timer = setTimeout(present, PAUSE);
};
locale.oninput = later('locale');
byId('variables').oninput = later('variables');
byId('offer').onchange = later('offer');
offering.onchange = () => {
  keep({ offering: offering.value });
  present();
};
const pick = (id) => {
  keep({ example: id, offering: id });
  example.value = id;
  offering.value = id;
  note.textContent = offerings[id].metadata?.note ?? '';
};
example.onchange = () => {
  pick(example.value);
  setText(sampleOf(kept.example));
};

byId('reset').onclick = () => {
  pick(kept.example);
  setText(sampleOf(kept.example));
};
byId('tidy').onclick = () => {
  if (reading) setText(tidyJson(reading.value));
};
const copy = byId('copy');
copy.onclick = async () => {
  try {
    await navigator.clipboard.writeText(editor.text);
    copy.textContent = 'Copied';
  } catch {
    editor.select(0, editor.text.length);
    copy.textContent = 'Press Ctrl C';
  }
  setTimeout(() => (copy.textContent = 'Copy'), 1500);
};

const answers = {
  ready: () => {
    isFrameReady = true;
    present();
  },
  shown: ({ problems }) => {
    if (!reading) return;
    showProblems(problems.map(({ path, message }) => ({ message, ...locate(path) })));
    showRules(problems);
    const { length } = problems;
    if (length === 0) say('good', 'No problems');
    else say('bad', length === 1 ? '1 problem' : `${length} problems`);
  },
  event: ({ text }) => (byId('event').textContent = text),
};
window.addEventListener('message', ({ source, origin, data }) => {
  if (source === frame.contentWindow && origin === location.origin) answers[data?.type]?.(data);
});

const option = (id, label) => new Option(label, id);
const start = async () => {
  frame.src = `paywall-frame.html${location.search}`;
  offerings = (await window.demo.configure().getOfferings()).all;
  const all = Object.values(offerings);
  const examples = all.filter((item) => item.paywall_components);
  example.replaceChildren(
    ...examples.map(({ identifier, metadata }) => option(identifier, metadata?.title ?? identifier)),
  );
  offering.replaceChildren(...all.map(({ identifier }) => option(identifier, identifier)));
  const { text, offering: wanted } = kept;
  pick(offerings[kept.example]?.paywall_components ? kept.example : examples[0].identifier);
  if (text !== null && offerings[wanted]) {
    keep({ offering: wanted });
    offering.value = wanted;
  }
  check('mode', kept.mode);
  check('width', kept.width);
  for (const name of ['locale', 'offer', 'variables']) byId(name).value = kept[name];
  stage.setWidth(kept.width);
  setText(text ?? sampleOf(kept.example));
  send({ type: 'hello' });
};
start().catch((error) => say('bad', window.demo.explain(error)));
