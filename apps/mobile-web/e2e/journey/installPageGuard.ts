/** The coordinates in the window at which the finger touches the screen. */
export interface TouchPoint {
  readonly x: number
  readonly y: number
}

/** The position of an element, and the scrolling that brings it into view. */
export interface ElementPosition extends TouchPoint {
  /** A description of the element that covers the point. Empty if no element covers it. */
  readonly coveredBy: string
  /** True if the page has removed the element. */
  readonly isGone?: boolean
  /**
   * The swipe that brings the element into view, in CSS pixels. Undefined if the element is in view or no swipe helps.
   */
  readonly swipe?: { readonly from: TouchPoint; readonly dx: number; readonly dy: number }
}

/**
 * The functions of the page guard, which watches a page during each step of a journey. `installPageGuard` adds these
 * functions to `window`.
 */
export interface PageGuard {
  /** Starts a step. The page guard ignores all scrolling, focus changes and messages before the step. */
  readonly beginStep: () => void
  /** Waits until an element has stopped moving, and returns its position. */
  readonly findPosition: (element: Element) => Promise<ElementPosition>
  /** Records that the finger touches the screen. Returns the scroll position of the page: top, left. */
  readonly touchDown: () => readonly number[]
  /**
   * Waits until the page has stopped scrolling, and records that the finger is lifted. Returns the scroll position of
   * the page: top, left.
   */
  readonly liftFinger: () => Promise<readonly number[]>
  /** Records the positions of the elements in view before a tap. */
  readonly recordTap: () => void
  /** Waits until all animations that are not endless have ended. */
  readonly settle: () => Promise<void>
  /** Watches the page for some milliseconds, and returns the problems of the step. */
  readonly inspect: (options: {
    readonly milliseconds: number
    readonly mayScroll: boolean
  }) => Promise<readonly string[]>
}

declare global {
  interface Window {
    journeyGuard?: PageGuard
  }
}

/**
 * Installs the page guard, which records scrolling and messages, to report problems that a player would notice. This
 * function runs in the page before the page's first script.
 */
export function installPageGuard(): void {
  if (window.top !== window) return

  interface Move {
    readonly element: Element
    readonly words: string
    readonly isSideways: boolean
  }
  const MIN_SWIPE_PX = 40
  const messageSelector = '[role=alert], [role=status], [aria-live] [data-kind]'
  const positions = new Map<Element, { left: number; top: number }>()
  const messages = new Set<Element>()
  let moves: Move[] = []
  let places = new Map<Element, { readonly top: number; readonly item: string | null }>()
  let isTouching = false
  // The URL at the beginning of the step. Null if the document was loaded during the step.
  let urlBefore: string | null = null
  let focusBefore: Element | null = null

  const frame = () => new Promise(requestAnimationFrame)
  const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
  const readText = (element: Element) =>
    (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''))
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60)
  const describeElement = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? readText(element)
    const role = element.getAttribute('role')
    return `<${element.localName}${role === null ? '' : ` role=${role}`}>${name === '' ? '' : ` "${name}"`}`
  }
  const viewport = () => {
    const { offsetLeft = 0, offsetTop = 0, width = innerWidth, height = innerHeight } = window.visualViewport ?? {}
    return { left: offsetLeft, top: offsetTop, right: offsetLeft + width, bottom: offsetTop + height }
  }
  const page = () => document.scrollingElement ?? document.documentElement

  /** Records how far an element has scrolled since the last call, unless the finger scrolls it. */
  const recordScroll = (element: Element) => {
    const before = positions.get(element) ?? { left: 0, top: 0 }
    const now = { left: element.scrollLeft, top: element.scrollTop }
    positions.set(element, now)
    if (isTouching) return
    const [down, sideways] = [now.top - before.top, now.left - before.left].map(Math.round)
    if (down === 0 && sideways === 0) return
    if (element === page() && !hasVisiblyMoved()) return
    const name = element === page() ? 'the page' : describeElement(element)
    moves.push({
      element,
      isSideways: down === 0,
      words:
        `${name} scrolled without a finger: ${down} px down, ${sideways} px to the right, to ` +
        `${Math.round(now.top)}`,
    })
  }
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const element = target instanceof Element ? target : page()
      // Ignore fields, because the browser scrolls a long text in a field.
      if (!element.matches('input, textarea')) recordScroll(element)
    },
    { capture: true, passive: true },
  )

  /** Returns which item of a long list an element shows. A list reuses its elements for other items. */
  const readItemIndex = (element: Element) => element.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? null
  const readPosition = (element: Element) => ({
    top: element.getBoundingClientRect().top,
    item: readItemIndex(element),
  })
  /**
   * Records the positions of the elements in view. The browser may scroll to keep these elements in place. Then the
   * player sees no movement.
   */
  const recordPositions = () => {
    const { left, top, right, bottom } = viewport()
    places = new Map()
    // If a field has the focus, record only this field, because a player who types looks at the field.
    const field = document.activeElement?.matches('input, textarea') ? document.activeElement : null
    if (field) {
      places.set(field, readPosition(field))
      return
    }
    const sampled = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].flatMap((part) => {
      const element = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part)
      return element && !element.matches('html, body') ? [element] : []
    })
    // Skip a container of other elements in view, because the container's top also moves when content is inserted above
    // the viewport.
    for (const element of sampled)
      if (!sampled.some((other) => other !== element && element.contains(other)))
        places.set(element, readPosition(element))
  }
  document.addEventListener('focusin', recordPositions)
  /**
   * Reports a scroll whose event the browser has not dispatched yet, and then records the current positions of the
   * elements in view.
   */
  const recordScrollAndPositions = () => {
    recordScroll(page())
    recordPositions()
  }
  const hasVisiblyMoved = () =>
    [...places].some(
      ([element, { top, item }]) =>
        element.isConnected &&
        (Math.abs(element.getBoundingClientRect().top - top) > 2 || readItemIndex(element) !== item),
    )

  const collect = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return
    const around = element.closest(messageSelector)
    if (around) messages.add(around)
    for (const inside of element.querySelectorAll(messageSelector)) messages.add(inside)
  }
  new MutationObserver((records) => {
    if (isTouching) return
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') collect(target.parentElement)
      else for (const node of addedNodes) collect(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })

  // An invisible input often covers its whole label, so a tap on the label's text hits the input.
  const isHit = (element: Element, hit: Element | null) =>
    hit !== null &&
    (element.contains(hit) ||
      element.closest('label')?.control === hit ||
      (element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit))))

  /** Returns the element that the player sees: the label if the input itself is invisible, otherwise the element. */
  const findVisibleElement = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isDrawnByLabel =
      element instanceof HTMLInputElement && (Math.min(width, height) <= 2 || getComputedStyle(element).opacity === '0')
    return (isDrawnByLabel ? element.labels?.[0] : undefined) ?? element
  }

  /** Returns the part of an element that is within the window. */
  const visiblePart = (element: Element) => {
    const view = viewport()
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return {
      left: Math.max(left, view.left),
      top: Math.max(top, view.top),
      right: Math.min(right, view.right),
      bottom: Math.min(bottom, view.bottom),
    }
  }

  /** Describes why an element is not visible to the player. Returns an empty string if it is visible. */
  const describeObstacle = (element: Element): string => {
    const { left, top, right, bottom } = visiblePart(element)
    if (right - left < 1 || bottom - top < 1) return 'is outside of the visible area'
    if (getComputedStyle(element).pointerEvents === 'none') return ''
    const points = [0.5, 0.2, 0.8].map((part) => [left + (right - left) * part, top + (bottom - top) * part] as const)
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y))
    if (hits.some((hit) => isHit(element, hit))) return ''
    const [hit] = hits
    return hit?.contains(element) ? '' : `is covered by ${hit ? describeElement(hit) : 'nothing that can be seen'}`
  }

  const scrolls = (element: Element, axis: 'x' | 'y') => {
    const overflow = getComputedStyle(element)[axis === 'x' ? 'overflowX' : 'overflowY']
    const room = axis === 'x' ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight
    return room > 1 && (overflow === 'auto' || overflow === 'scroll')
  }
  /** Returns the scrollable ancestor that contains the element, or the page. */
  const findScrollBox = (element: Element, axis: 'x' | 'y') => {
    for (let box = element.parentElement; box && box !== document.body && box !== page(); box = box.parentElement)
      if (scrolls(box, axis)) return box
    return page()
  }
  const limitSwipe = (box: Element, axis: 'x' | 'y', way: number) => {
    const [at, most] =
      axis === 'x'
        ? [box.scrollLeft, box.scrollWidth - box.clientWidth]
        : [box.scrollTop, box.scrollHeight - (box === page() ? innerHeight : box.clientHeight)]
    return way > 0 ? Math.min(way, Math.max(0, most - at)) : Math.max(way, -at)
  }

  /**
   * Returns the swipe that moves a point of an element to the middle of its scrollable box. Undefined if no swipe
   * helps.
   */
  const swipeTo = (element: Element, point: TouchPoint, isInView: boolean): ElementPosition['swipe'] => {
    for (const axis of ['y', 'x'] as const) {
      const box = findScrollBox(element, axis)
      const view = box === page() ? viewport() : visiblePart(box)
      const [start, end, at] = axis === 'x' ? [view.left, view.right, point.x] : [view.top, view.bottom, point.y]
      const isAway = at < start + 1 || at > end - 1
      // If the point is in view but a bar covers it, a vertical swipe can uncover it.
      if (!isAway && !(isInView && axis === 'y')) continue
      const limit = (end - start) / 2
      const wanted = Math.max(-limit, Math.min(limit, at - (start + end) / 2))
      // Swipe at least this far, because the browser treats a shorter movement as a tap.
      const way = limitSwipe(box, axis, Math.sign(wanted) * Math.max(Math.abs(wanted), MIN_SWIPE_PX))
      if (Math.abs(way) < MIN_SWIPE_PX / 2) continue
      const middle = { x: (view.left + view.right) / 2, y: (view.top + view.bottom) / 2 }
      const begin = (start + end) / 2 + way / 2
      return axis === 'x'
        ? { from: { x: begin, y: middle.y }, dx: way, dy: 0 }
        : { from: { x: middle.x, y: begin }, dx: 0, dy: way }
    }
    return undefined
  }

  const settle = async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.race([Promise.all(ending.map((each) => each.finished.catch(() => undefined))), pause(3000)])
    await frame()
  }

  /**
   * Returns a problem for each alert or status message that appeared during the step outside of the player's view.
   */
  const checkMessages = () =>
    [...messages].flatMap((message) => {
      const { width, height, top, bottom } = message.getBoundingClientRect()
      const isPresent =
        message.isConnected &&
        readText(message) !== '' &&
        width > 1 &&
        height > 1 &&
        message.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!isPresent || message.matches('.visually-hidden, [aria-busy=true], [data-busy]')) return []
      // Skip a message that describes a form control, because the player reads this message next to the control.
      if (
        [...message.querySelectorAll('[id]')].some(({ id }) =>
          document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`),
        )
      )
        return []
      const view = viewport()
      // If a message is higher than half of the window, only its beginning must be in view.
      const isInView =
        top >= view.top - 1 &&
        (bottom <= view.bottom + 1 || (height > (view.bottom - view.top) / 2 && top < view.bottom - 40))
      const problem = isInView ? describeObstacle(message) : 'is outside of the visible area'
      return problem === '' ? [] : [`the message ${describeElement(message)} ${problem}`]
    })

  const checkFocus = () => {
    const focused = document.activeElement
    if (!focused || focused === focusBefore || focused.matches('body, html, iframe')) return []
    const problem = describeObstacle(findVisibleElement(focused))
    return problem === '' ? [] : [`the focus ${problem}: ${describeElement(focused)}`]
  }

  window.journeyGuard = {
    beginStep: () => {
      recordScrollAndPositions()
      moves = []
      messages.clear()
      urlBefore = location.href
      focusBefore = document.activeElement
    },
    findPosition: async (element) => {
      await settle()
      if (!element.isConnected) return { x: 0, y: 0, coveredBy: 'nothing: it is gone', isGone: true }
      const target = findVisibleElement(element)
      const [first] = target.getClientRects()
      const { left, top, width, height } = first ?? target.getBoundingClientRect()
      const point = { x: left + width / 2, y: top + height / 2 }
      const view = viewport()
      const isInView = point.x > view.left && point.x < view.right && point.y > view.top && point.y < view.bottom
      const hit = isInView ? document.elementFromPoint(point.x, point.y) : null
      if (isHit(element, hit) || isHit(target, hit)) return { ...point, coveredBy: '' }
      const swipe = swipeTo(target, point, isInView)
      return {
        ...point,
        coveredBy: hit ? describeElement(hit) : 'nothing: it is outside of the visible area',
        ...(swipe && { swipe }),
      }
    },
    touchDown: () => {
      isTouching = true
      return [page().scrollTop, page().scrollLeft]
    },
    liftFinger: async () => {
      for (let still = 0, before = page().scrollTop; still < 3; before = page().scrollTop) {
        await frame()
        still = page().scrollTop === before ? still + 1 : 0
      }
      recordScrollAndPositions()
      isTouching = false
      focusBefore = document.activeElement
      return [page().scrollTop, page().scrollLeft]
    },
    recordTap: recordScrollAndPositions,
    settle,
    inspect: async ({ milliseconds, mayScroll }) => {
      const isSameScreen = urlBefore === location.href
      recordScrollAndPositions()
      // Ignore sideways scrolling of boxes: a row of chips or tabs scrolls its chosen chip or tab to the middle.
      const before = moves.filter(({ element, isSideways }) => !isSideways || element === page())
      moves = []
      await pause(milliseconds)
      await frame()
      return [
        ...(isSameScreen && !mayScroll ? before : []).map(({ words }) => words),
        ...moves.map(({ words }) => `${words} (after the step)`),
        ...checkFocus(),
        ...(isSameScreen ? checkMessages() : []),
      ]
    },
  }
}
