import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts, toastDurations, type ToastKind, type Toasts } from './createToasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const createUnseen = () =>
  createToasts({ setTimeout: (run, ms) => setTimeout(run, ms), clearTimeout: (timer) => clearTimeout(timer) })

/** Toasts that are in sight as soon as they are shown. */
function create(): Toasts {
  const toasts = createUnseen()
  toasts.subscribe(() => toasts.get().forEach(({ id }) => toasts.start(id)))
  return toasts
}

function expectStands(kind: ToastKind, duration: number | undefined, stands: number): void {
  const toasts = create()
  toasts.show(kind, 'Saved', duration === undefined ? {} : { duration })
  vi.advanceTimersByTime(stands - 1)
  expect(toasts.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toHaveLength(0)
}

test('a notice stands for 1.5 seconds', { tags: ['CONF-040'] }, () => expectStands('notice', undefined, 1500))

test('a toast stands for 3 seconds unless told otherwise', { tags: ['CONF-041'] }, () =>
  expectStands('toast', undefined, 3000),
)

test('a long toast stands for 8 seconds', { tags: ['CONF-042'] }, () =>
  expectStands('toast', toastDurations.long, 8000),
)

test('has its full time from its first frame, however late that comes', () => {
  const toasts = createUnseen()
  const id = toasts.show('notice', 'Saved', { duration: 1000 })
  vi.advanceTimersByTime(5000)
  expect(toasts.get()).toHaveLength(1)
  toasts.start(id)
  vi.advanceTimersByTime(999)
  // A second frame starts no second time.
  toasts.start(id)
  expect(toasts.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toHaveLength(0)
})

test('has no time left to start once it is hidden', () => {
  const toasts = createUnseen()
  const id = toasts.show('notice', 'Saved')
  toasts.hide(id)
  toasts.start(id)
  expect(vi.getTimerCount()).toBe(0)
})

test('loading stays until it is hidden', () => {
  const toasts = create()
  const id = toasts.show('loading', 'Signing out')
  vi.advanceTimersByTime(9_999_000)
  expect(toasts.get()).toEqual([{ id, kind: 'loading', text: 'Signing out', tone: 'info' }])
  toasts.hide(id)
  expect(toasts.get()).toHaveLength(0)
})

test('loading ends by itself where a duration is given', () => expectStands('loading', 10_000, 10_000))

test('a new notice takes the place of the one before and has its full time', () => {
  const toasts = create()
  toasts.show('notice', 'First')
  vi.advanceTimersByTime(1000)
  toasts.show('notice', 'Second')
  expect(toasts.get().map(({ text }) => text)).toEqual(['Second'])
  vi.advanceTimersByTime(1499)
  expect(toasts.get().map(({ text }) => text)).toEqual(['Second'])
})

test('toasts stand side by side and each goes in its own time', () => {
  const toasts = create()
  toasts.show('toast', 'First')
  vi.advanceTimersByTime(1000)
  toasts.show('toast', 'Second')
  vi.advanceTimersByTime(2000)
  expect(toasts.get().map(({ text }) => text)).toEqual(['Second'])
})

test('hiding one early leaves no timer behind and is heard once', () => {
  const toasts = create()
  const heard = vi.fn()
  const stop = toasts.subscribe(heard)
  const id = toasts.show('toast', 'Saved')
  toasts.hide(id)
  toasts.hide(id)
  expect(heard).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
  stop()
  toasts.show('toast', 'Again')
  expect(heard).toHaveBeenCalledTimes(2)
})
