// The text area with its line numbers.
const LINE = 20;

export function createEditor({ area, gutter, onInput }) {
  let lines = 0;

  const number = () => {
    const wanted = area.value.split('\n').length;
    if (wanted !== lines)
      gutter.textContent = Array.from({ length: wanted }, (_, index) => index + 1).join('\n');
    lines = wanted;
    gutter.scrollTop = area.scrollTop;
  };

  area.addEventListener('input', () => {
    number();
    onInput();
  });
  area.addEventListener('scroll', () => (gutter.scrollTop = area.scrollTop));

  return {
    get text() {
      return area.value;
    },
    set(text) {
      area.value = text;
      area.scrollTop = 0;
      number();
    },
    /** Selects a piece and brings its line to the middle. */
    select(start, end) {
      const line = area.value.slice(0, start).split('\n').length - 1;
      area.focus();
      area.setSelectionRange(start, end);
      area.scrollTop = Math.max(0, line * LINE - area.clientHeight / 2);
      area.scrollLeft = 0;
      number();
    },
  };
}
