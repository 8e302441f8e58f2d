/** The addresses of the site that a part of a page leads to, each once. */
export function waysIn(part: ParentNode): readonly string[] {
  const links = [...part.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.getAttribute('href') ?? '')
  return [...new Set(links.filter((href) => href.startsWith('/')))]
}

const menus = 'nav, ul, ol, menu, [role=list], [role=menu], [role=navigation]'
const titled = 'section, [role=region]'
const content = 'a[href], button, input, select, textarea, img, [role=listitem], li, p, table, output, [aria-busy]'

const nameOf = (part: Element) =>
  part.getAttribute('aria-label') ?? part.querySelector('h1, h2, h3, h4')?.textContent ?? part.tagName.toLowerCase()

/** What of a page is there for what it holds, and holds nothing: menus without an entry, titles with nothing below. By name. */
export function emptyIn(part: ParentNode): readonly string[] {
  const without = (selector: string, wanted: string) =>
    [...part.querySelectorAll(selector)].filter((each) => each.querySelector(wanted) === null)
  const bare = without(titled, content).filter((each) => each.querySelector('h1, h2, h3, h4') !== null)
  return [...without(menus, 'a[href], button, li, [role=listitem]'), ...bare].map(nameOf)
}
