/**
 * The checks to run: `all` is for the usual text size. `fit` only looks for content that overflows, is cut, covered or
 * overlapped, for example at other text sizes.
 */
export type LayoutChecks = 'all' | 'fit'

/**
 * Finds layout faults on the page, or in the topmost dialog if one is open. The test sends this function's source to
 * the page, so it must not use anything from outside its body.
 *
 * @param part The element to measure instead of the page. It must be as wide as the page.
 * @returns A description of each fault: content that overflows, is cut, covered or overlapped. With `all` also: a word
 *   broken over two lines, a touch target below 44 px in either direction, and a field with text below 16 px.
 */
export function detectLayoutFaults(scope: LayoutChecks, part?: Element): string[] {
  const faults: string[] = []
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const overlays = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter((each) =>
    each.checkVisibility(),
  )
  const root = part ?? overlays.at(-1) ?? document.body

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const named = (element: Element) => {
    const words = (element.textContent.trim() || element.getAttribute('aria-label') || '')
      .replace(/\s+/g, ' ')
      .slice(0, 40)
    const own = element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''
    return `<${element.localName}${own}> "${words}"`
  }
  const upwards = (element: Element | null) => {
    const chain: Element[] = []
    for (let each = element; each; each = each.parentElement) chain.push(each)
    return chain
  }
  const hiddenForEyes = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    upwards(element).some((each) => styleOf(each).clipPath.startsWith('inset') || each.matches('[inert]'))
  /** Returns the fixed or sticky ancestor of an element. Such an ancestor covers the page on purpose. */
  const layerOf = (element: Element) =>
    upwards(element).find((each) => /fixed|sticky/.test(styleOf(each).position)) ?? null
  const painted = (element: Element) => {
    const { backgroundColor, backgroundImage } = styleOf(element)
    return (
      backgroundImage !== 'none' ||
      !/^(transparent|rgba\(.*, 0\)|.* \/ 0\))$/.test(backgroundColor) ||
      element.matches('img, svg, svg *')
    )
  }

  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom })
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const join = (a: Box, b: Box): Box => ({
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  })
  const inner = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect()
    const x = left + element.clientLeft
    const y = top + element.clientTop
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
  }

  const page = part ?? document.documentElement
  if (page.scrollWidth > page.clientWidth) faults.push(`overflow: the page is ${page.scrollWidth} px wide`)

  interface Words {
    readonly element: Element
    readonly node: Node
    readonly lines: Box[]
    readonly layer: Element | null
  }
  const all: Words[] = []

  /**
   * Walks up the ancestors of a text. Reports a fault if one of them cuts the text, and returns the visible parts of
   * its lines.
   */
  const clip = (element: Element, lines: Box[]): Box[] => {
    let shown = lines
    let said = false
    for (const each of upwards(element)) {
      if (each === document.documentElement) break
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = styleOf(each)
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const body = each === document.body
        const box = body ? { left: 0, top: -1e6, right: width, bottom: 1e6 } : inner(each)
        // A carousel (`data-live`) scrolls too, but only by script.
        const scrolls = /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY) || each.matches('[data-live]')
        const beyond = shown.some(
          (line) =>
            (overflowX !== 'visible' && (line.left < box.left - 1 || line.right > box.right + 1)) ||
            (overflowY !== 'visible' && !body && (line.top < box.top - 3 || line.bottom > box.bottom + 3)),
        )
        const meant =
          (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && each.matches('article *, [title], [title] *')
        if (beyond && !scrolls && !meant && !said) {
          faults.push(`cut: ${named(element)} by ${each === element ? 'itself' : named(each)}`)
          said = true
        }
        shown = shown
          .map((line) => meet(line, box))
          .filter((line) => line.right - line.left > 1 && line.bottom - line.top > 1)
      }
      if (position === 'fixed') break
    }
    return shown
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (
      !element ||
      !node.textContent?.trim() ||
      element.closest('svg, script, style, noscript') ||
      hiddenForEyes(element)
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()]
      .map(boxOf)
      .filter((line) => line.right > line.left && line.bottom > line.top)
    if (lines.every((line) => line.bottom <= 0 && layerOf(element))) continue
    const shown = clip(element, lines)
    if (scope === 'all' && shown.length > 1) {
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const pieces = [...range.getClientRects()].filter((line) => line.width > 0)
        const tops = new Set(pieces.map((line) => Math.round(line.top)))
        // A word that is wider than the page has to break.
        const fits = pieces.reduce((sum, line) => sum + line.width, 0) <= width
        if (tops.size > 1 && fits) faults.push(`broken: the word "${word}" of ${named(element)}`)
      }
    }
    if (shown.length > 0) all.push({ element, node, lines: shown, layer: layerOf(element) })
  }

  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      if (one.layer !== other.layer) continue
      const crossed = one.lines.some((a) =>
        other.lines.some((b) => {
          const { left, top, right, bottom } = meet(a, b)
          return right - left > 2 && bottom - top > 0.35 * Math.min(a.bottom - a.top, b.bottom - b.top)
        }),
      )
      if (crossed) faults.push(`overlap: ${named(one.element)} and ${named(other.element)}`)
    }
    for (const { left, top, right, bottom } of one.lines) {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (x < 0 || y < 0 || x > width || y > height) continue
      const hit = document.elementFromPoint(x, y)
      if (!hit || hit.contains(one.element) || one.element.contains(hit) || layerOf(hit) !== one.layer || !painted(hit))
        continue
      faults.push(`covered: ${named(one.element)} by ${named(hit)}`)
      break
    }
  }

  for (const each of root.querySelectorAll('*')) {
    const { overflowX, overflowY } = styleOf(each)
    const both = /auto|scroll/.test(overflowX) && /auto|scroll/.test(overflowY)
    if (
      both &&
      each.scrollWidth > each.clientWidth + 1 &&
      each.scrollHeight > each.clientHeight + 1 &&
      each.checkVisibility()
    )
      faults.push(`overflow: ${named(each)} scrolls both ways`)
  }

  if (scope === 'fit') return faults

  const ruler = document.createElement('canvas').getContext('2d')
  for (const field of root.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select',
  )) {
    if (hiddenForEyes(field)) continue
    const { fontSize, font, paddingLeft, paddingRight, textOverflow } = styleOf(field)
    if (Number.parseFloat(fontSize) < 16) faults.push(`field: ${named(field)} is written in ${fontSize}`)
    if (!ruler || !field.placeholder || textOverflow === 'ellipsis') continue
    ruler.font = font
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (ruler.measureText(field.placeholder).width > room + 1)
      faults.push(`cut: the placeholder "${field.placeholder}"`)
  }

  const pressed =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], ' +
    '[role=tab], [role=radio], [role=checkbox], [role=switch], [role=option], [role=menuitem], [role=slider]'
  for (const target of root.querySelectorAll(pressed)) {
    const labels =
      target instanceof HTMLInputElement ? [...(target.labels ?? [])].filter((label) => !hiddenForEyes(label)) : []
    const choice = target.matches('[type=checkbox], [type=radio]')
    if (target.closest('[inert], [aria-hidden=true]') || (hiddenForEyes(target) && !(choice && labels.length > 0)))
      continue
    const inText =
      target.matches('a') &&
      styleOf(target).display === 'inline' &&
      [...(target.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    if (inText) continue
    let box = boxOf(target.getBoundingClientRect())
    if (box.bottom <= 0 && layerOf(target)) continue
    for (const side of ['::before', '::after']) {
      const { position, content, top, left, width: w, height: h, pointerEvents } = getComputedStyle(target, side)
      if (content === 'none' || position !== 'absolute' || pointerEvents === 'none') continue
      const [x, y] = [inner(target).left + Number.parseFloat(left), inner(target).top + Number.parseFloat(top)]
      const drawn = { left: x, top: y, right: x + Number.parseFloat(w), bottom: y + Number.parseFloat(h) }
      if (Object.values(drawn).every(Number.isFinite)) box = join(box, drawn)
    }
    if (choice) for (const label of labels) box = join(box, label.getBoundingClientRect())
    const [w, h] = [box.right - box.left, box.bottom - box.top]
    if (w < 43.5 || h < 43.5) faults.push(`target: ${named(target)} is ${Math.round(w)} by ${Math.round(h)}`)
  }
  return faults
}
