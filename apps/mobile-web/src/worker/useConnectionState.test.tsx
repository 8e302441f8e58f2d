import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useConnectionState } from './useConnectionState.ts'

const dispatch = (name: 'online' | 'offline') => window.dispatchEvent(new Event(name))

/** Renders a page with one query that always fails. Timers run only when a test advances them. */
async function open() {
  let asked = 0
  function Page() {
    useQuery({ queryKey: ['part'], queryFn: () => Promise.reject(new Error(`part ${++asked}`)) })
    return <p>{useConnectionState()}</p>
  }
  const { screen } = await renderScreen(<Page />, { guest: true })
  await expect.poll(() => asked).toBe(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { asked: () => asked, screen }
}

beforeEach(() => () => void vi.useRealTimers())

test(
  'refetches a failed query one time when the connection is lost and returns ten times in ten seconds',
  { tags: ['N4'] },
  async () => {
    const { asked, screen } = await open()
    for (let round = 0; round < 10; round++) {
      dispatch('offline')
      vi.advanceTimersByTime(500)
      dispatch('online')
      vi.advanceTimersByTime(500)
    }
    expect(asked()).toBe(1)
    vi.advanceTimersByTime(500)
    await expect.element(screen.getByText('back')).toBeVisible()
    await expect.poll(asked).toBe(2)
    vi.advanceTimersByTime(3000)
    await expect.element(screen.getByText('there')).toBeVisible()
    expect(asked()).toBe(2)
  },
)

test(
  'control: refetches a failed query at each return of the connection when the connection is stable',
  { tags: ['N4-control'] },
  async () => {
    const { asked, screen } = await open()
    for (let round = 1; round <= 3; round++) {
      dispatch('offline')
      await expect.element(screen.getByText('lost')).toBeVisible()
      dispatch('online')
      vi.advanceTimersByTime(1000)
      await expect.element(screen.getByText('back')).toBeVisible()
      await expect.poll(asked).toBe(1 + round)
    }
  },
)

test(
  'notices the return of the connection when the connection returns before the hook adds its listeners',
  { tags: ['N4'] },
  async () => {
    const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => state.mockRestore())
    function Page() {
      // Restore the connection in a layout effect, which runs after the first render and before the effects of the
      // hook.
      useLayoutEffect(() => {
        state.mockReturnValue(true)
        dispatch('online')
      }, [])
      return <p>{useConnectionState()}</p>
    }
    const { screen } = await renderScreen(<Page />, { guest: true })
    await expect.element(screen.getByText('back')).toBeVisible()
  },
)
