import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts, TOAST_DURATIONS_MS, type ToastKind, type Toasts } from './createToasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const createHiddenToasts = () =>
  createToasts({ setTimeout: (run, ms) => setTimeout(run, ms), clearTimeout: (timer) => clearTimeout(timer) })

/** Creates toasts whose display time starts as soon as they are shown. */
function createVisibleToasts(): Toasts {
  const toasts = createHiddenToasts()
  toasts.subscribe(() => toasts.get().forEach(({ id }) => toasts.start(id)))
  return toasts
}

function expectShownFor(kind: ToastKind, duration: number | undefined, expectedMs: number): void {
  const toasts = createVisibleToasts()
  toasts.show(kind, 'Saved', duration === undefined ? {} : { duration })
  vi.advanceTimersByTime(expectedMs - 1)
  expect(toasts.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toHaveLength(0)
}

test('shows a notice for 1.5 seconds', { tags: ['CONF-040'] }, () => expectShownFor('notice', undefined, 1500))

test('shows a toast for 3 seconds by default', { tags: ['CONF-041'] }, () => expectShownFor('toast', undefined, 3000))

test('shows a long toast for 8 seconds', { tags: ['CONF-042'] }, () =>
  expectShownFor('toast', TOAST_DURATIONS_MS.long, 8000),
)

test('counts the display time of a toast from its first frame, even when that is late', () => {
  const toasts = createHiddenToasts()
  const id = toasts.show('notice', 'Saved', { duration: 1000 })
  vi.advanceTimersByTime(5000)
  expect(toasts.get()).toHaveLength(1)
  toasts.start(id)
  vi.advanceTimersByTime(999)
  // A second call of `start` must not restart the time.
  toasts.start(id)
  expect(toasts.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toHaveLength(0)
})

test('starts no timer for a toast that is already hidden', () => {
  const toasts = createHiddenToasts()
  const id = toasts.show('notice', 'Saved')
  toasts.hide(id)
  toasts.start(id)
  expect(vi.getTimerCount()).toBe(0)
})

test('keeps a loading message until it is hidden', () => {
  const toasts = createVisibleToasts()
  const id = toasts.show('loading', 'Signing out')
  vi.advanceTimersByTime(9_999_000)
  expect(toasts.get()).toEqual([{ id, kind: 'loading', text: 'Signing out', tone: 'info' }])
  toasts.hide(id)
  expect(toasts.get()).toHaveLength(0)
})

test('hides a loading message after its duration when one is given', () => expectShownFor('loading', 10_000, 10_000))

test('replaces the previous notice by a new one with its full time', () => {
  const toasts = createVisibleToasts()
  toasts.show('notice', 'First')
  vi.advanceTimersByTime(1000)
  toasts.show('notice', 'Second')
  expect(toasts.get().map(({ text }) => text)).toEqual(['Second'])
  vi.advanceTimersByTime(1499)
  expect(toasts.get().map(({ text }) => text)).toEqual(['Second'])
})

test('shows several toasts together and hides each after its display time', () => {
  const toasts = createVisibleToasts()
  toasts.show('toast', 'First')
  vi.advanceTimersByTime(1000)
  toasts.show('toast', 'Second')
  vi.advanceTimersByTime(2000)
  expect(toasts.get().map(({ text }) => text)).toEqual(['Second'])
})

test('leaves no timer and notifies listeners once when a toast is hidden early', () => {
  const toasts = createVisibleToasts()
  const onChange = vi.fn()
  const stop = toasts.subscribe(onChange)
  const id = toasts.show('toast', 'Saved')
  toasts.hide(id)
  toasts.hide(id)
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
  stop()
  toasts.show('toast', 'Again')
  expect(onChange).toHaveBeenCalledTimes(2)
})
