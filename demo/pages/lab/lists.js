/** A list of buttons, each of which marks its place in the text. */
const button = ({ message, label, start, end, isBad = true }, onPick) => {
  const item = document.createElement('li');
  const control = document.createElement('button');
  const path = document.createElement('code');
  control.type = 'button';
  control.textContent = message;
  control.dataset.state = isBad ? 'bad' : 'good';
  path.textContent = label;
  control.append(path);
  control.onclick = () => onPick(start, end);
  item.append(control);
  return item;
};

export const showList = (list, items, onPick) =>
  list.replaceChildren(...items.map((item) => button(item, onPick)));
