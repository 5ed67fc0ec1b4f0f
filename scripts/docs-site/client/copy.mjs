/** A button on each block of code. The words come back after a while. */
export function addCopyButtons() {
  if (!navigator.clipboard) return;
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    const say = (words) => {
      button.textContent = words;
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    };
    button.addEventListener('click', () => {
      const { textContent } = block.querySelector('code');
      navigator.clipboard.writeText(textContent).then(
        () => say('Copied'),
        () => say('Not allowed'),
      );
    });
    block.querySelector('.code-bar').append(button);
  }
}
