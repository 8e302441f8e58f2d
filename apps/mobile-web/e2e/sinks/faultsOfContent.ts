import type { Page } from '@playwright/test'

declare global {
  var contentHits: number
}

/** Before a page's own code: counts what a payload of `hostile.ts` runs, wherever it runs. */
export function countHits(): void {
  globalThis.contentHits = 0
  const hit = () => {
    globalThis.contentHits += 1
  }
  Object.assign(globalThis, { hit })
}

/**
 * What an editor's content that stands in the box does beyond being read: in words. Everything in it is pressed before.
 *
 * @param box A selector of the boxes that hold it.
 */
export async function faultsOfContent(page: Page, box: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const boxes = [...document.querySelectorAll<HTMLElement>(selector)]
    const inside = (what: string) => boxes.flatMap((each) => [...each.querySelectorAll<HTMLElement>(what)])
    for (const element of inside('a[href^="javascript:" i], a[href^="data:" i], button, svg a, [onclick]'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    // What fails to load says so in the order of its asking: the last of them is ours.
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => {
        Object.assign(new Image(), { onerror: done, src: `data:,${turn}` })
      })
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    }
    const faults: string[] = []
    if (boxes.length === 0) faults.push('there is no box')
    if (globalThis.contentHits > 0) faults.push('something ran')
    const acts = 'script, style, svg, math, iframe, object, embed, form, input, button, select, textarea, base, meta, template, video, audio, marquee, [is], [id], [name], [class], [popover]'
    for (const element of inside(acts)) faults.push(`there is <${element.localName}>`)
    for (const element of inside('*')) {
      if (element.getAttributeNames().some((name) => name.startsWith('on'))) faults.push(`a handler on <${element.localName}>`)
      const { position, backgroundImage } = getComputedStyle(element)
      if (position === 'fixed' || position === 'absolute') faults.push(`<${element.localName}> is ${position}`)
      if (backgroundImage !== 'none') faults.push(`<${element.localName}> has a picture behind it`)
    }
    if ('clobbered' in document || 'clobberedForm' in document) faults.push('the document is clobbered')
    return [...new Set(faults)].sort()
  }, box)
}
