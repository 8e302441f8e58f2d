import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, TOAST_DURATIONS_MS, type ToastKind, type ToastStore } from './createToastStore.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const createHiddenToasts = () =>
  createToastStore({ setTimeout: (run, ms) => setTimeout(run, ms), clearTimeout: (timer) => clearTimeout(timer) })

/** Creates a store of toasts. The display time of each toast starts as soon as `show` is called. */
function createVisibleToasts(): ToastStore {
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

test('shows a notice for 1.5 seconds by default', { tags: ['CONF-040'] }, () =>
  expectShownFor('notice', undefined, 1500),
)

test('shows a toast for 3 seconds by default', { tags: ['CONF-041'] }, () => expectShownFor('toast', undefined, 3000))

test('shows a toast for 8 seconds when its duration is `long`', { tags: ['CONF-042'] }, () =>
  expectShownFor('toast', TOAST_DURATIONS_MS.long, 8000),
)

test('counts the display time of a toast from its first frame, even when that frame is late', () => {
  const toasts = createHiddenToasts()
  const id = toasts.show('notice', 'Saved', { duration: 1000 })
  vi.advanceTimersByTime(5000)
  expect(toasts.get()).toHaveLength(1)
  toasts.start(id)
  vi.advanceTimersByTime(999)
  // A second call of `start` must not restart the display time.
  toasts.start(id)
  expect(toasts.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toHaveLength(0)
})

test('starts no timer when `start` is called for a toast that is already hidden', () => {
  const toasts = createHiddenToasts()
  const id = toasts.show('notice', 'Saved')
  toasts.hide(id)
  toasts.start(id)
  expect(vi.getTimerCount()).toBe(0)
})

test('shows a loading message until `hide` is called', () => {
  const toasts = createVisibleToasts()
  const id = toasts.show('loading', 'Signing out')
  vi.advanceTimersByTime(9_999_000)
  expect(toasts.get()).toEqual([{ id, kind: 'loading', text: 'Signing out', tone: 'info' }])
  toasts.hide(id)
  expect(toasts.get()).toHaveLength(0)
})

test('hides a loading message after its duration when a duration is given', () =>
  expectShownFor('loading', 10_000, 10_000))

test('replaces the previous notice by a new notice, which is shown for its full time', () => {
  const toasts = createVisibleToasts()
  toasts.show('notice', 'First')
  vi.advanceTimersByTime(1000)
  toasts.show('notice', 'Second')
  expect(toasts.get().map(({ text }) => text)).toEqual(['Second'])
  vi.advanceTimersByTime(1499)
  expect(toasts.get().map(({ text }) => text)).toEqual(['Second'])
})

test('shows several toasts at the same time and hides each toast after its display time', () => {
  const toasts = createVisibleToasts()
  toasts.show('toast', 'First')
  vi.advanceTimersByTime(1000)
  toasts.show('toast', 'Second')
  vi.advanceTimersByTime(2000)
  expect(toasts.get().map(({ text }) => text)).toEqual(['Second'])
})

test('leaves no timer and notifies listeners one time when a toast is hidden before its time is over', () => {
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
