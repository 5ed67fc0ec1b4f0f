export const manageStyle = `:root {
  color-scheme: light dark;
  --page: #faf8ff; --card: #fff; --line: #e7e2f1; --text: #1c1530; --muted: #615a73;
  --accent: #6d28d9; --accent-text: #fff; --good: #166534; --good-bg: #e7f6ec; --warn: #92570a; --warn-bg: #fdf3e0;
  --bad: #b42318; --bad-bg: #fdecea; --quiet-bg: #efecf5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f0b1a; --card: #191329; --line: #332a4a; --text: #f3f0fa; --muted: #aea6c2;
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
button { min-height: 44px; padding: 0 18px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: var(--text); font: inherit; font-size: 15px; font-weight: 600; cursor: pointer; }
button:hover { border-color: var(--muted); }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button.primary { border-color: var(--accent); background: var(--accent); color: var(--accent-text); }
button.danger { color: var(--bad); }
.notice { margin: 0 0 16px; padding: 12px 16px; border-radius: 12px; background: var(--good-bg); color: var(--good); }
.fine { margin: 24px 4px 0; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
@media (max-width: 480px) {
  main { padding: 24px 16px 48px; }
  h1 { font-size: 20px; }
  .card { padding: 20px; }
  .actions form, .actions button { width: 100%; }
}
`;
