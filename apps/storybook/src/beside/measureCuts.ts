/** A text of which some is not to be seen. */
export interface Cut {
  readonly element: Element
  /** CSS pixels that are cut off. */
  readonly pixels: number
  /** The end is told by dots. */
  readonly dots: boolean
}

/** Letters may reach a little out of their line. */
const slack = { inline: 1, block: 4 }

const moves = ({ transform, translate, scale }: CSSStyleDeclaration) =>
  [transform, translate, scale].some((value) => value !== 'none' && value !== 'matrix(1, 0, 0, 1, 0, 0)')

/** How much of a text an element that clips takes away; 0 for one that lies wholly beside it, which is put away and not cut. */
function takenBy(clip: Element, text: DOMRect, styles: CSSStyleDeclaration): number {
  const box = clip.getBoundingClientRect()
  const left = box.left + clip.clientLeft
  const top = box.top + clip.clientTop
  const right = left + clip.clientWidth
  const bottom = top + clip.clientHeight
  if (text.right <= left || text.left >= right || text.bottom <= top || text.top >= bottom) return 0
  const inline = styles.overflowX === 'visible' ? 0 : Math.max(text.right - right, left - text.left)
  const block = styles.overflowY === 'visible' ? 0 : Math.max(text.bottom - bottom, top - text.top)
  return Math.max(inline > slack.inline ? inline : 0, block > slack.block ? block : 0)
}

const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
  [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip')
const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
  [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')
const endsInDots = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || (webkitLineClamp !== '' && webkitLineClamp !== 'none')

/** What of a text is cut by what stands around it. What scrolls, moves, or is made for screen readers alone, is not cut. */
function cutOf(parent: Element, text: DOMRect): Omit<Cut, 'element'> | null {
  let away = false
  for (let at: Element | null = parent; at && at !== document.documentElement; at = at.parentElement) {
    // A carousel is turned by its own code.
    if (at.matches('[data-live]')) return null
    const styles = getComputedStyle(at)
    if (away && styles.position !== 'static') away = false
    if (!away && clips(styles)) {
      if (at.clientWidth <= 1 || at.clientHeight <= 1) return null
      const pixels = takenBy(at, text, styles)
      if (pixels > 0) return { pixels, dots: endsInDots(styles) }
    }
    // One that moves may stand still at the moment, as at the beginning of its way.
    if (scrolls(styles) || moves(styles) || at.getAnimations().length > 0 || styles.position === 'fixed') return null
    if (styles.position === 'absolute') away = true
  }
  return null
}

/** The texts below an element that are cut off, each element once, by the most that it loses. */
export function measureCuts(root: Element): Cut[] {
  const worst = new Map<Element, Cut>()
  const range = document.createRange()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (
      !element ||
      node.textContent?.trim() === '' ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue
    range.selectNodeContents(node)
    for (const text of range.getClientRects()) {
      const cut = cutOf(element, text)
      if (cut && cut.pixels > (worst.get(element)?.pixels ?? 0)) worst.set(element, { element, ...cut })
    }
  }
  return [...worst.values()]
}
