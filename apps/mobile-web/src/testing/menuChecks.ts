/** Returns the paths of the site to which the links in a part of a page lead, without duplicates. */
export function listLinkPaths(part: ParentNode): readonly string[] {
  const links = [...part.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => link.getAttribute('href') ?? '')
  return [...new Set(links.filter((href) => href.startsWith('/')))]
}

const MENUS = 'nav, ul, ol, menu, [role=list], [role=menu], [role=navigation]'
const TITLED = 'section, [role=region]'
const CONTENT = 'a[href], button, input, select, textarea, img, [role=listitem], li, p, table, output, [aria-busy]'

const readName = (part: Element) =>
  part.getAttribute('aria-label') ?? part.querySelector('h1, h2, h3, h4')?.textContent ?? part.tagName.toLowerCase()

/**
 * Returns the names of empty containers in a part of a page: menus without an entry, and sections with a title but no
 * content.
 */
export function findEmptyMenusAndSections(part: ParentNode): readonly string[] {
  const without = (selector: string, wanted: string) =>
    [...part.querySelectorAll(selector)].filter((each) => each.querySelector(wanted) === null)
  const emptySections = without(TITLED, CONTENT).filter((each) => each.querySelector('h1, h2, h3, h4') !== null)
  return [...without(MENUS, 'a[href], button, li, [role=listitem]'), ...emptySections].map(readName)
}
