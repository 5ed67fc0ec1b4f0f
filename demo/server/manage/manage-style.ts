export const manageStyle = `:root {
  color-scheme: light dark;
  --page: #faf8ff; --card: #fff; --line: #e7e2f1; --field: #857d99; --text: #1c1530; --muted: #615a73;
  --accent: #6d28d9; --accent-text: #fff; --good: #166534; --good-bg: #e7f6ec; --warn: #92570a; --warn-bg: #fdf3e0;
  --bad: #b42318; --bad-bg: #fdecea; --quiet-bg: #efecf5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f0b1a; --card: #191329; --line: #332a4a; --field: #7d7396; --text: #f3f0fa; --muted: #aea6c2;
    --accent: #a78bfa; --accent-text: #160c2b; --good: #86efac; --good-bg: #12301f; --warn: #fcd34d; --warn-bg: #36290c;
    --bad: #fca5a5; --bad-bg: #3c1616; --quiet-bg: #2a2340;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 48px 20px 64px; }
header { display: flex; align-items: center; gap: 14px; margin-bottom: 28px; }
h1 { flex: 1; margin: 0; font-size: 24px; line-height: 1.2; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin: 0; font-size: 18px; line-height: 1.3; }
header img { border-radius: 11px; }
.sandbox { padding: 3px 10px; border: 1px solid var(--warn); border-radius: 99px; color: var(--warn); font-size: 13px; font-weight: 600; }
.card { margin: 0 0 16px; padding: 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--card); }
.card p { margin: 8px 0 0; color: var(--muted); }
.card h2 + p { margin-top: 6px; }
.card.empty { color: var(--muted); text-align: center; }
.title { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; }
.state { padding: 3px 12px; border-radius: 99px; font-size: 14px; font-weight: 600; background: var(--quiet-bg); color: var(--muted); }
.state.good { background: var(--good-bg); color: var(--good); }
.state.warn { background: var(--warn-bg); color: var(--warn); }
.state.bad { background: var(--bad-bg); color: var(--bad); }
dl { margin: 20px 0 0; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
.actions { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 20px; }
.actions p { margin: 0; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 8px 18px; border: 1px solid var(--field); border-radius: 10px; background: transparent; color: var(--text); font: inherit; font-size: 15px; font-weight: 600; line-height: 1.3; text-align: center; text-decoration: none; cursor: pointer; }
button[hidden] { display: none; }
button:hover, .button:hover { background: var(--quiet-bg); }
a { color: var(--accent); text-underline-offset: 0.2em; }
:is(button, a, summary, input, .notice):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button.primary, .button.primary { border-color: var(--accent); background: var(--accent); color: var(--accent-text); }
:is(button, .button).primary:hover { text-decoration: underline; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.back { margin: 0 0 16px; }
.back a { display: inline-flex; align-items: center; min-height: 44px; }
.alert { margin: 16px 0 0; padding: 16px; border: 1px solid var(--bad); border-radius: 12px; background: var(--bad-bg); }
.card .alert p, .card p.alert { margin: 0; color: var(--text); }
.card p.alert { margin-bottom: 16px; }
.alert .button { margin-top: 12px; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin-top: 20px; }
.field { min-width: 0; }
.field.number, .fields button { grid-column: 1 / -1; }
label { display: block; margin-bottom: 6px; font-weight: 600; }
.field input { width: 100%; min-height: 48px; padding: 8px 14px; border: 1px solid var(--field); border-radius: 10px; background: var(--page); color: var(--text); font: inherit; font-variant-numeric: tabular-nums; }
.field input[aria-invalid] { border: 2px solid var(--bad); }
.card .field p { margin: 6px 0 0; font-size: 14px; }
.card .field .error { color: var(--bad); font-weight: 600; }
.invoices { margin: 12px 0 0; padding: 0; border-top: 1px solid var(--line); list-style-type: ''; }
.invoices li { display: grid; grid-template-columns: 1fr auto 6.5em; gap: 2px 20px; align-items: center; padding: 8px 0; border-bottom: 1px solid var(--line); }
.invoices li:last-child { border-bottom: 0; padding-bottom: 0; }
.what { display: flex; flex-direction: column; min-width: 0; overflow-wrap: anywhere; }
.what b { font-weight: 600; }
.what span { color: var(--muted); font-size: 14px; }
.amount { font-variant-numeric: tabular-nums; text-align: end; }
.invoices a { display: inline-flex; align-items: center; justify-content: end; min-height: 44px; }
.invoice dl:first-child { margin-top: 0; border-top: 0; }
.invoice dl:first-child div:last-child { border-bottom: 0; }
.card .fine { margin-top: 16px; }
.invoice dd { min-width: 0; overflow-wrap: anywhere; }
.total :is(dt, dd) { color: var(--text); font-weight: 700; }
.tools summary { display: flex; align-items: center; min-height: 44px; margin: -8px 0; border-radius: 8px; color: var(--muted); font-weight: 600; cursor: pointer; }
.tools summary::before { content: ''; inline-size: 8px; block-size: 8px; margin-inline-end: 12px; border: solid currentColor; border-width: 2px 2px 0 0; transform: rotate(45deg); }
.tools[open] summary::before { transform: rotate(135deg); }
.tools summary::-webkit-details-marker { display: none; }
.tools h3 { margin: 20px 0 0; font-size: 15px; }
.tools .actions { margin-top: 10px; }
.notice { margin: 0 0 16px; padding: 12px 16px; border-radius: 12px; background: var(--good-bg); color: var(--good); }
.fine { margin: 24px 4px 0; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
@media (max-width: 480px) {
  main { padding: 24px 16px 48px; }
  header { gap: 12px; }
  header img { width: 36px; height: 36px; }
  h1 { font-size: 19px; }
  .sandbox { padding: 2px 8px; }
  .card { padding: 20px; }
  :is(.actions, .actions form, .alert) > :is(button, .button), .actions form { width: 100%; }
  .invoices li { grid-template-columns: 1fr auto; }
  .invoices a { grid-column: 2; min-height: 28px; }
  .what { grid-row: span 2; }
}
@media (max-width: 360px) {
  .fields { grid-template-columns: 1fr; }
}
@media (forced-colors: active) {
  .state, .notice { border: 1px solid CanvasText; }
}
@media print {
  :root { color-scheme: light; --page: #fff; --card: #fff; --line: #bbb; --text: #000; --muted: #444; }
  main { max-width: none; padding: 0; }
  .card { padding: 0; border: 0; }
  .back, .actions, .sandbox { display: none; }
}
`;
