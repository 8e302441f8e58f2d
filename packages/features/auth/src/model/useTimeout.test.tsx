import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createFakeTimeoutDriver } from '../testing/createFakeTimeoutDriver.ts'
import { useTimeout } from './useTimeout.ts'

const SECOND_MS = 1000

/** Renders the hook with a delay of one second, and counts the calls of the callback. */
async function after() {
  const timers = createFakeTimeoutDriver()
  let done = 0
  const hook = await renderHook(() => useTimeout(SECOND_MS, () => done++))
  return { ...hook, ...timers, done: () => done }
}

test('does not call the callback until start is called', async () => {
  const { result, advance, done } = await after()
  advance(10 * SECOND_MS)
  expect([done(), result.current.waiting]).toEqual([0, false])
})

test('calls the callback one time, a delay after the first start', async () => {
  const { result, act, advance, done } = await after()
  await act(() => result.current.start())
  expect(result.current.waiting).toBe(true)
  advance(SECOND_MS / 2)
  await act(() => result.current.start())
  advance(SECOND_MS / 2 - 1)
  expect(done()).toBe(0)
  advance(1)
  expect(done()).toBe(1)
  advance(10 * SECOND_MS)
  expect(done()).toBe(1)
})

test('does not call the callback after the screen unmounts', async () => {
  const { result, act, unmount, advance, done } = await after()
  await act(() => result.current.start())
  await unmount()
  advance(10 * SECOND_MS)
  expect(done()).toBe(0)
})
