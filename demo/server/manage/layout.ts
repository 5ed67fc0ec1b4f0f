import { html } from './markup';
import type { Markup } from './markup';

interface Page {
  title: string;
  content: Markup;
  /** Loads the script of the print button. */
  canPrint?: boolean;
}

/** A whole document. It has no inline script or style, because its policy allows none. */
export function layout({ title, content, canPrint = false }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/sandbox/assets/icons/stepwise.svg" />
        <link rel="stylesheet" href="/sandbox/manage/style.css" />
        ${canPrint ? html`<script src="/sandbox/manage/print.js" defer></script>` : ''}
      </head>
      <body>
        <main>
          <header>
            <img src="/sandbox/assets/icons/stepwise.svg" alt="" width="44" height="44" />
            <h1>${title}</h1>
            <span class="sandbox">Sandbox</span>
          </header>
          ${content}
        </main>
      </body>
    </html> `.source;
}

/** The address of a page for the holder of the token. */
export function pageAddress(path: '' | '/card' | '/invoice', query: Record<string, string>): string {
  return `/sandbox/manage${path}?${new URLSearchParams(query).toString()}`;
}

export function backLink(token: string): Markup {
  return html`<p class="back"><a href="${pageAddress('', { token })}">Back to your plan</a></p>`;
}

export function brokenLinkPage(): string {
  return layout({
    title: 'Your Stepwise plan',
    content: html`<p class="card empty">This link is not valid. Open the page from the app again.</p>`,
  });
}

/** Shows the print button, which would do nothing without this script. */
export const printScript = `const button = document.querySelector('#print');
button.hidden = false;
button.addEventListener('click', () => print());
`;
