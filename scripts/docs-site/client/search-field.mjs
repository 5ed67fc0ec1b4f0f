// The search field: `/` goes there, arrows choose, Enter opens, Escape closes. The index is fetched when it gets focus.
const WAIT_BEFORE_SAYING = 700;

const isTyping = ({ target }) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const pieces = (list) =>
  list.map(([text, isFound]) => {
    if (!isFound) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });

function made(name, className, ...children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

function option(rank, result, index) {
  const { slug, title, group, heading, anchor, text, asked } = result;
  const link = made(
    'a',
    '',
    made('span', 'where', `${group} › ${title}`),
    made('strong', '', ...pieces(rank.marked(heading || title, asked))),
    made('span', 'snippet', ...pieces(rank.snippet({ text, asked }))),
  );
  link.href = `${slug}.html${anchor ? `#${anchor}` : ''}`;
  // The field keeps the focus; arrows choose.
  link.tabIndex = -1;
  link.id = `found-${index}`;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  return link;
}

class SearchField {
  #place = document.querySelector('.search');
  #input = this.#place.querySelector('input');
  #panel = this.#place.querySelector('.found');
  #list = this.#place.querySelector('[role=listbox]');
  #none = this.#place.querySelector('.none');
  #status = this.#place.querySelector('[role=status]');
  #loading = null;
  #chosen = -1;
  #saying = 0;

  start() {
    this.#place.hidden = false;
    this.#input.addEventListener('focus', () => void this.#load());
    this.#input.addEventListener('input', () => void this.#ask());
    this.#input.addEventListener('keydown', (event) => this.#press(event));
    this.#place.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.#place.contains(relatedTarget)) this.#close();
    });
    // A press must not take focus from the field before it is a click.
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault());
    this.#panel.addEventListener('click', () => this.#close());
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      this.#input.focus();
      this.#input.select();
    });
  }

  /**
   * The ranking and the index come together, once; after a failure the next focus tries again.
   * @returns {Promise<{ rank: typeof import('./search-rank.mjs'), index: ReturnType<typeof import('./search-rank.mjs').readIndex> } | null>}
   */
  #load() {
    this.#loading ??= Promise.all([import('./search-rank.mjs'), fetch('search.json').then((it) => it.json())])
      .then(([rank, json]) => ({ rank, index: rank.readIndex(json) }))
      .catch(() => {
        this.#loading = null;
        return null;
      });
    return this.#loading;
  }

  async #ask() {
    const question = this.#input.value;
    if (question.trim() === '') return this.#close();
    const loaded = await this.#load();
    if (this.#input.value !== question) return;
    if (!loaded) return this.#show([], 'The search index could not be loaded.');
    const results = loaded.rank.search(loaded.index, question);
    const items = results.map((result, index) => option(loaded.rank, result, index));
    this.#show(items, `Nothing found for “${question.trim()}”.`);
  }

  #show(items, sayNone) {
    this.#list.replaceChildren(...items);
    this.#none.textContent = sayNone;
    this.#none.hidden = items.length > 0;
    this.#list.hidden = items.length === 0;
    this.#panel.hidden = false;
    this.#input.setAttribute('aria-expanded', String(items.length > 0));
    this.#choose(items.length > 0 ? 0 : -1);
    clearTimeout(this.#saying);
    const words = items.length === 0 ? sayNone : `${items.length} result${items.length === 1 ? '' : 's'}`;
    this.#saying = setTimeout(() => (this.#status.textContent = words), WAIT_BEFORE_SAYING);
  }

  #choose(index) {
    const items = [...this.#list.children];
    items[this.#chosen]?.setAttribute('aria-selected', 'false');
    this.#chosen = index;
    const item = items[index];
    if (!item) return this.#input.removeAttribute('aria-activedescendant');
    item.setAttribute('aria-selected', 'true');
    item.scrollIntoView({ block: 'nearest' });
    this.#input.setAttribute('aria-activedescendant', item.id);
  }

  #close() {
    clearTimeout(this.#saying);
    this.#panel.hidden = true;
    this.#status.textContent = '';
    this.#input.setAttribute('aria-expanded', 'false');
    this.#input.removeAttribute('aria-activedescendant');
  }

  #press(event) {
    const count = this.#list.children.length;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key === 'Escape') {
      if (this.#panel.hidden) this.#input.blur();
      this.#input.value = '';
      this.#close();
    } else if (event.key in steps && count > 0 && !this.#panel.hidden) {
      this.#choose((this.#chosen + steps[event.key] + count) % count);
    } else if (event.key === 'Enter') {
      // Whoever types fast presses it before the index is there.
      void this.#ask().then(() => this.#list.children[Math.max(0, this.#chosen)]?.click());
    } else return;
    event.preventDefault();
  }
}

export const offerSearch = () => new SearchField().start();
