import { vi } from 'vitest'
import { cdp, locators, page, type Locator } from 'vitest/browser'

// Runs before each test file in the browser. Replaces Playwright's actions, because a click by Playwright takes about
// four times the processor time of plain mouse events. Code in the page waits until the element can be clicked, and
// then sends the mouse events through Playwright's connection to the browser.

const ACTION_TIMEOUT_MS = 20_000
/** The interval between two searches for an element that is still missing after the first frames. */
const POLL_MS = 40
/** The scroll alignments to try, one after the other, until nothing covers the element. */
const alignments = ['center', 'end', 'start'] as const
/** Selects the fields in which a person types. Playwright fills all other fields. */
const typed =
  'textarea, input:not([type]), input:is([type=text], [type=search], [type=tel], [type=email], ' +
  '[type=password], [type=url], [type=number])'

// The browser's own clock and timers, because a test may replace them with fake ones. While a test uses fake timers,
// Playwright's own actions run, because they advance the fake timers while they wait.
const now = performance.now.bind(performance)
const startTimer = setTimeout.bind(window)
const requestFrame = requestAnimationFrame.bind(window)
const pause = (milliseconds: number) => new Promise((resolve) => startTimer(resolve, milliseconds))
const nextFrame = () => new Promise((resolve) => requestFrame(resolve))

const { click, fill } = page.elementLocator(document.body)

interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the middle of the part of an element that is in view, or null if it is out of view. */
function middleOf(element: Element): Point | null {
  const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const [from, to] = [
    { x: Math.max(left, 0), y: Math.max(top, 0) },
    { x: Math.min(right, innerWidth), y: Math.min(bottom, innerHeight) },
  ]
  return to.x - from.x < 1 || to.y - from.y < 1 ? null : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

const isIn = (element: Element, hit: Element | null) =>
  hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)

/** Returns the reason why a person could not use an element yet, or an empty text if there is no reason. */
function obstacleOf(element: Element): string {
  if (!element.checkVisibility({ visibilityProperty: true })) return 'is not visible'
  if (element.closest(':disabled, [aria-disabled=true]')) return 'is disabled'
  if (element.matches('[aria-busy=true]')) return 'is busy'
  return ''
}

/**
 * Waits until exactly one element matches and a person could use it.
 * @param check Returns the reason why the element is not ready, or the result to wait for.
 * @throws After 20 seconds, with the last obstacle.
 */
async function whenReady<T extends object>(
  locator: Locator,
  check: (element: Element, attempt: number) => T | string | Promise<T | string>,
): Promise<T> {
  const end = now() + ACTION_TIMEOUT_MS
  for (let attempt = 0; ; attempt++) {
    const element = locator.query()
    const found = element ? obstacleOf(element) || (await check(element, attempt)) : 'is not there'
    if (typeof found === 'object') return found
    if (now() > end) throw new Error(`${locator.asLocator()} ${found}.`)
    // Searches in every frame at first, then less often, because finding an element by its role takes milliseconds.
    if (attempt > 3) await pause(POLL_MS)
    await nextFrame()
  }
}

interface Place {
  readonly element: Element
  readonly point: Point
}

async function findPlace(element: Element, attempt: number): Promise<Place | string> {
  const before = middleOf(element)
  if (!before) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    return 'is out of view'
  }
  await nextFrame()
  const point = middleOf(element)
  if (point?.x !== before.x || point.y !== before.y) return 'moves'
  const hit = document.elementFromPoint(point.x, point.y)
  if (isIn(element, hit)) return { element, point }
  element.scrollIntoView({ block: alignments[attempt % alignments.length] ?? 'center', behavior: 'instant' })
  return `is covered by ${hit?.outerHTML.slice(0, 120)}`
}

const mouseEvents = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/**
 * Clicks with the mouse at the point of an element. Adds the position of the frame in which Vitest shows the page.
 * Stops the events of the click if the element is no longer at that point.
 * @returns True if the element was clicked, or was removed when the mouse button went down. False means that the
 *   element moved before or during the click.
 */
async function clickAt({ element, point }: Place): Promise<boolean> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const scale = frame.width / innerWidth
  const at = { x: frame.left + point.x * scale, y: frame.top + point.y * scale, button: 'left', clickCount: 1 } as const
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', buttons: number) =>
    cdp().send('Input.dispatchMouseEvent', { ...at, type, buttons })
  let isMet: boolean | undefined
  let isClicked = false
  const guard = (event: Event) => {
    isMet ??= isIn(element, event.target as Element)
    // If the element moves or is replaced while the mouse button is down, the browser sends the click to an ancestor
    // instead.
    isClicked ||= event.type === 'click' && isIn(element, event.target as Element)
    if (isMet) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of mouseEvents) window.addEventListener(type, guard, { capture: true })
  await Promise.all([send('mouseMoved', 0), send('mousePressed', 1), send('mouseReleased', 0)])
  for (const type of mouseEvents) window.removeEventListener(type, guard, { capture: true })
  return isMet === true && (isClicked || !element.isConnected)
}

const actions: Pick<Locator, 'click' | 'fill'> & ThisType<Locator> = {
  async click(options) {
    if (options || vi.isFakeTimers()) return click.call(this, options)
    const end = now() + ACTION_TIMEOUT_MS
    while (!(await clickAt(await whenReady(this, findPlace))))
      if (now() > end) throw new Error(`${this.asLocator()} moves away before each click.`)
  },
  async fill(text, options) {
    const isPlain = !options && !vi.isFakeTimers()
    const field =
      isPlain &&
      (await whenReady(this, (element) =>
        element.matches(':read-only') && element.matches(typed) ? 'is read-only' : element,
      ))
    if (!field || !field.matches(typed)) return fill.call(this, text, options)
    const input = field as HTMLInputElement
    input.focus()
    input.select()
    // Enters all text in one step by an editing command, so that the browser sends the input events and applies
    // `maxlength`.
    if (text === '') document.execCommand('delete')
    else document.execCommand('insertText', false, text)
    await nextFrame()
  },
}
locators.extend(actions as Parameters<typeof locators.extend>[0])
