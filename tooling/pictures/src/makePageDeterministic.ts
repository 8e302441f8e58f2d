/**
 * Makes a page look the same each time: stops clocks and motion, and returns random numbers from a fixed sequence.
 * Timers still run, so that code that waits for a timer continues. Runs in the page before all other scripts, so it
 * must not use anything from outside its body.
 */
export function makePageDeterministic(): void {
  // Turns off all transitions and animations, because the browser paints an element that has moved in a separate layer,
  // with slightly different edges.
  const still = new CSSStyleSheet()
  still.replaceSync(
    '*, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto ' +
      '!important }',
  )
  document.adoptedStyleSheets = [still]

  const now = Date.UTC(2026, 0, 15, 12)
  const RealDate = Date
  // This is a function and not a class, because code may call `Date` without `new`.
  const StillDate = function (this: unknown, ...given: readonly unknown[]) {
    const date = given.length === 0 ? new RealDate(now) : new RealDate(...(given as [number]))
    return new.target ? date : date.toString()
  }
  Object.assign(StillDate, { now: () => now, parse: RealDate.parse, UTC: RealDate.UTC, prototype: RealDate.prototype })
  Object.defineProperty(RealDate.prototype, 'constructor', { value: StillDate })
  Object.assign(globalThis, { Date: StillDate })
  performance.now = () => 1000

  let seed = 1
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  Math.random = next
  crypto.getRandomValues = (array) => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach(
        (_, at, bytes) => void (bytes[at] = Math.floor(next() * 256)),
      )
    return array
  }
  let ids = 0
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(ids++).padStart(12, '0')}` as const
}
