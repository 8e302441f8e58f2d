import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useConnection } from './useConnection.ts'

const say = (name: 'online' | 'offline') => window.dispatchEvent(new Event(name))

/** A page with one part that never comes. The clock of the timers stands still until it is moved. */
async function open() {
  let asked = 0
  function Page() {
    useQuery({ queryKey: ['part'], queryFn: () => Promise.reject(new Error(`part ${++asked}`)) })
    return <p>{useConnection()}</p>
  }
  const { screen } = await renderScreen(<Page />, { guest: true })
  await expect.poll(() => asked).toBe(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return { asked: () => asked, screen }
}

beforeEach(() => () => void vi.useRealTimers())

test(
  'a network that comes and goes ten times in ten seconds asks once for what is missing',
  { tags: ['N4'] },
  async () => {
    const { asked, screen } = await open()
    for (let round = 0; round < 10; round++) {
      say('offline')
      vi.advanceTimersByTime(500)
      say('online')
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

test('control: one that holds each time asks each time', { tags: ['N4-control'] }, async () => {
  const { asked, screen } = await open()
  for (let round = 1; round <= 3; round++) {
    say('offline')
    await expect.element(screen.getByText('lost')).toBeVisible()
    say('online')
    vi.advanceTimersByTime(1000)
    await expect.element(screen.getByText('back')).toBeVisible()
    await expect.poll(asked).toBe(1 + round)
  }
})

test('notices a network that comes back before the page listens', { tags: ['N4'] }, async () => {
  const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => state.mockRestore())
  function Page() {
    // Runs after the first render, and before the effects that listen.
    useLayoutEffect(() => {
      state.mockReturnValue(true)
      say('online')
    }, [])
    return <p>{useConnection()}</p>
  }
  const { screen } = await renderScreen(<Page />, { guest: true })
  await expect.element(screen.getByText('back')).toBeVisible()
})
