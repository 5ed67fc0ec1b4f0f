/** The parts of form.html, found once; a missing one is a mistake of ours and throws. */
export function part<T extends HTMLElement>(id: string, type: abstract new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`form.html has no ${type.name} named ${id}`);
  return found;
}
