declare global {
  var contentHits: number
}

/** Counts from now on how often a script of `hostileMarkup.ts` runs in this page. */
export function countHostilePayloadRuns(): void {
  globalThis.contentHits = 0
  const hit = () => {
    globalThis.contentHits += 1
  }
  Object.assign(globalThis, { hit })
}

/**
 * Clicks everything in an editor's content, and lists the faults: scripts that ran, forbidden elements, and styles that
 * cover the page outside of the content's box. Playwright runs this function inside a page, so it must not use anything
 * from outside its body.
 *
 * @param selector Selects the elements that hold the content.
 * @returns A description of each fault, sorted, without duplicates.
 */
export async function findEditorContentFaults(selector: string): Promise<string[]> {
  const boxes = [...document.querySelectorAll<HTMLElement>(selector)]
  const inside = (what: string) => boxes.flatMap((each) => [...each.querySelectorAll<HTMLElement>(what)])
  // Skip the editor's links to routes of the site, because a click would leave the page.
  for (const element of inside('*:not(a[href^="/"], a[href^="/"] *)'))
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  // Wait for the failure of one more picture: pictures report failures in the order of their requests, so all pictures
  // of the content have failed before.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((done) => {
      Object.assign(new Image(), { onerror: done, src: `data:,${turn}` })
    })
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
  const faults: string[] = []
  if (boxes.length === 0) faults.push('there is no box')
  if (globalThis.contentHits > 0) faults.push('something ran')
  const acts =
    'script, style, svg, math, iframe, object, embed, form, input, button, select, textarea, base, meta, ' +
    'template, video, audio, marquee, [is], [id], [name], [class], [popover], a[href^="javascript:" i], ' +
    'a[href^="data:" i]'
  for (const element of inside(acts)) faults.push(`there is <${element.localName}>`)
  for (const element of inside('*')) {
    if (element.getAttributeNames().some((name) => name.startsWith('on')))
      faults.push(`a handler on <${element.localName}>`)
    const { position, backgroundImage } = getComputedStyle(element)
    if (position === 'fixed' || position === 'absolute') faults.push(`<${element.localName}> is ${position}`)
    if (backgroundImage !== 'none') faults.push(`<${element.localName}> has a background picture`)
  }
  if ('clobbered' in document || 'clobberedForm' in document) faults.push('the document is clobbered')
  return [...new Set(faults)].sort()
}
