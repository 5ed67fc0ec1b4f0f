const STEPS = [
  'Move the 5 to the right: x² − 6x = −5.',
  'Add 9, the square of half of 6, on both sides: x² − 6x + 9 = 4.',
  'Write the left side as a square: (x − 3)² = 4.',
  'Take both roots: x − 3 = ±2, so x is 1 or 5.',
];

/** What is sold. It is in the page, or in an answer, only for customers who have paid. */
export const steps = { title: 'All four steps', steps: STEPS };

const unlocked = `<section class="card">
          <h2>${steps.title}</h2>
          <ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>
        </section>`;

const locked = `<p class="card locked">The steps are part of PRO. Choose a plan to read on.</p>
        <purchase-offers package="annual" recommended="annual"></purchase-offers>`;

/**
 * The whole page. `appUserId` is made of hexadecimal digits; escape an id of yours.
 * @type {(customer: { appUserId: string, isPro: boolean }) => string}
 */
export const page = ({ appUserId, isPro }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Completing the square · Stepwise</title>
    <link rel="icon" href="/sandbox/assets/icons/stepwise.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="style.css" />
    <!-- Sandbox only: a stand-in for the card provider. Leave it out, and the real script is used. -->
    <script src="/sandbox/stripe/stripe.js" async></script>
    <!-- The two addresses are the sandbox's; a site of yours leaves them out, too. -->
    <script
      src="/dist/purchases.js"
      data-api-key="rcb_sb_express"
      data-app-user-id="${appUserId}"
      data-proxy-url="/sandbox"
      data-asset-base-url="/sandbox/assets"
      async
    ></script>
    <script src="/client.js" defer></script>
  </head>
  <body>
    <header class="site"><strong>Stepwise</strong> <span>sold with Express</span></header>
    <main>
      <article>
        <h1>Completing the square</h1>
        <p class="lead">Every quadratic can be solved by making one side a square. Take x² − 6x + 5 = 0.</p>
        ${isPro ? unlocked : locked}
      </article>
      <section>
        <h2>Your account</h2>
        <purchase-customer></purchase-customer>
      </section>
    </main>
    <footer>Sandbox: the card 4242 4242 4242 4242 pays, with any date to come and any code.</footer>
  </body>
</html>
`;
