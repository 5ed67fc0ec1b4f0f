/** Marks the section that is being read in the contents beside the page. */
export function markContents() {
  const links = [...document.querySelectorAll('.contents a')];
  if (links.length === 0) return;
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let marked = null;
  let isAsked = false;
  const mark = () => {
    isAsked = false;
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const passed = headings.filter((heading) => heading && heading.getBoundingClientRect().top < 120).length;
    const link = isAtEnd ? links.at(-1) : links[Math.max(0, passed - 1)];
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    marked = link;
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(mark);
  };
  addEventListener('scroll', ask, { passive: true });
  mark();
}

/** In a long list of pages the one that is open is seen, without moving the page itself. */
export function showPresentPage() {
  const list = document.getElementById('navigation');
  const link = list.querySelector('[aria-current]');
  if (link && link.offsetTop > list.clientHeight - 80)
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
}
