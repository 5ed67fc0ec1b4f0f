import { testCards } from '../test-cards';
import type { TestCard } from '../test-cards';
import { formatNumber } from './card-number';
import { part } from './page-parts';

/** A disclosure that fills the form with the card that is chosen. */
export function createTestCardList(onChoose: (card: TestCard) => void): void {
  const toggle = part('test-cards-toggle', HTMLButtonElement);
  const list = part('test-cards', HTMLElement);

  function show(isOpen: boolean): void {
    toggle.setAttribute('aria-expanded', String(isOpen));
    list.hidden = !isOpen;
  }

  list.append(
    ...testCards.map((card) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(labelled('label', card.label), labelled('digits', formatNumber(card.number)));
      button.addEventListener('click', () => {
        onChoose(card);
        show(false);
        toggle.focus();
      });
      const item = document.createElement('li');
      item.append(button);
      return item;
    }),
  );
  toggle.addEventListener('click', () => {
    show(toggle.getAttribute('aria-expanded') !== 'true');
  });
}

function labelled(className: string, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  if (className === 'digits') span.dir = 'ltr';
  return span;
}
