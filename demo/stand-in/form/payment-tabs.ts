import { part } from './page-parts';

export type Method = 'card' | 'bank';

const methods: readonly Method[] = ['card', 'bank'];

/** A tab list by the book: arrows move, only the selected tab is in the tab order. */
export function createTabs(onSelect: () => void) {
  let selected: Method = 'card';
  const tabs = methods.map((method) => ({
    method,
    tab: part(`tab-${method}`, HTMLButtonElement),
    panel: part(`panel-${method}`, HTMLElement),
  }));

  function select(method: Method): void {
    selected = method;
    for (const { method: own, tab, panel } of tabs) {
      const isSelected = own === method;
      tab.classList.toggle('Tab--selected', isSelected);
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      panel.hidden = !isSelected;
    }
    onSelect();
  }

  for (const [index, { method, tab }] of tabs.entries()) {
    tab.addEventListener('click', () => {
      select(method);
    });
    tab.addEventListener('keydown', (event) => {
      if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
      event.preventDefault();
      const forward = (event.key === 'ArrowRight') !== (document.documentElement.dir === 'rtl');
      const step = event.key.startsWith('Arrow')
        ? index + (forward ? 1 : -1) + tabs.length
        : event.key === 'Home'
          ? 0
          : -1;
      const next = tabs.at(step < 0 ? step : step % tabs.length);
      if (next === undefined) return;
      select(next.method);
      next.tab.focus();
    });
  }

  return { select, selected: () => selected };
}
