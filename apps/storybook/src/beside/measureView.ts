import { settle } from '../site/settle.ts'
import { measureContrast } from './measureContrast.ts'
import { measureCuts } from './measureCuts.ts'
import { measureNames } from './measureNames.ts'
import { byTrouble, type Trouble, type View } from './Trouble.ts'

/** A view, and the element of each of its troubles; null for the page. */
export interface MeasuredView extends View {
  readonly elements: readonly (Element | null)[]
}

const nameOf = (element: Element) => {
  const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return text.length > 28 ? `${text.slice(0, 27)}…` : text
}

const kindOf = (element: Element) =>
  element.matches('a') ? 'link' : element.matches('button, [role=button]') ? 'button' : 'field'

let last: Promise<unknown> = Promise.resolve()

/** Looks at what is on the page, once at a time as axe does: what is pressed and has no text, contrast of every text, text that is cut off, a page that is too wide. */
export function measureView(): Promise<MeasuredView> {
  const next = last.then(look, look)
  last = next
  return next
}

async function look(): Promise<MeasuredView> {
  const found: { trouble: Trouble; element: Element | null }[] = []
  const texts = await measureContrast(document.body)
  const told = texts.flatMap(({ element, ratio, wanted }) => (ratio === null ? [] : [{ element, ratio, wanted }]))
  const faint = told.filter(({ ratio, wanted }) => ratio < wanted)
  const [least] = told.toSorted((one, other) => one.ratio / one.wanted - other.ratio / other.wanted)
  for (const { element, ratio, wanted } of faint)
    found.push({ element, trouble: { kind: 'faint', amount: ratio, wanted, text: nameOf(element) } })
  const bare = await measureNames(document.body)
  for (const element of bare)
    found.push({ element, trouble: { kind: 'bare', amount: 0, wanted: 0, text: `A ${kindOf(element)}` } })
  if (least && faint.length + bare.length === 0)
    found.push({
      element: least.element,
      trouble: { kind: 'least', amount: least.ratio, wanted: least.wanted, text: nameOf(least.element) },
    })
  await settle(undefined)
  let cuts = measureCuts(document.body)
  // Axe has held the page up: a line that runs when it is too long may be about to begin.
  if (cuts.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 800))
    cuts = measureCuts(document.body)
  }
  for (const { element, pixels, dots } of cuts)
    found.push({ element, trouble: { kind: dots ? 'dots' : 'cut', amount: pixels, wanted: 0, text: nameOf(element) } })
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    found.push({ element: null, trouble: { kind: 'wide', amount: scrollWidth - clientWidth, wanted: 0, text: '' } })
  found.sort((one, other) => byTrouble(one.trouble, other.trouble))
  return {
    failed: false,
    unmeasured: texts.length - told.length,
    troubles: found.map(({ trouble }) => trouble),
    elements: found.map(({ element }) => element),
  }
}
