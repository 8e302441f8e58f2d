import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  formatFrameBarBalance,
  waitForRender,
  renderPlayScreen,
  createFrameMessageFixture,
  framedGameSession,
} from '../testing/renderPlayScreen.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Opens a game that has reported that it is ready. `answers` decides whether the game answers the first ping. */
async function openPlayed(answers: boolean) {
  const page = await renderPlayScreen()
  while (!page.opening.query()) await waitForRender()
  const asked: unknown[] = []
  const follow = () => void (page.frame().contentWindow!.postMessage = (message: unknown) => void asked.push(message))
  follow()
  const ready = async () => {
    const before = asked.length
    page.hear(createFrameMessageFixture('ready'))
    // Wait for the ping, because a message before the ping would not count as the answer.
    while (asked.length === before) await waitForRender()
    if (answers) page.hear(createFrameMessageFixture('alive'))
    await waitForRender()
  }
  await ready()
  const closed = page.screen.getByRole('alert')
  return { ...page, asked, follow, ready, closed }
}
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await waitForRender()
}
const seen = (is: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!is)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('game that the system has ended', { tags: ['R5'] }, () => {
  test(
    'reports a game as closed when it stops answering pings, and keeps the game session',
    { tags: ['R5'] },
    async () => {
      const { screen, asked, closed, frame, site } = await openPlayed(true)
      expect(asked).toEqual([{ source: 'lobby-site', version: 1, session: framedGameSession, type: 'ask' }])
      await pass(10_000)
      expect(asked).toHaveLength(2)
      await pass(4999)
      expect(closed.query()).toBeNull()
      await pass(1)
      expect(closed.query()?.textContent).toContain('The game was closed')
      expect(frame().inert).toBe(true)
      expect(screen.getByText(formatFrameBarBalance(1000)).query()).not.toBeNull()
      expect(site.session.get()?.userName).toBe('ana')
    },
  )

  test(
    'sends no pings while the page is hidden, and a ping as soon as it is visible again',
    { tags: ['R5'] },
    async () => {
      const { asked, closed } = await openPlayed(true)
      seen(false)
      await pass(60_000)
      expect([asked.length, closed.query()]).toEqual([1, null])
      seen(true)
      expect(asked).toHaveLength(2)
      await pass(5000)
      expect(closed.query()).not.toBeNull()
    },
  )

  test(
    'reopens a closed game in a new frame with the same game session when the button is pressed',
    { tags: ['R5'] },
    async () => {
      const { screen, closed, frame, follow, ready, asked } = await openPlayed(true)
      await pass(15_000)
      const [first, address] = [frame(), frame().src]
      screen
        .getByRole('button', { name: 'Reopen game' })
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await waitForRender()
      expect(frame() === first).toBe(false)
      expect(frame().src).toBe(address)
      follow()
      await ready()
      expect([closed.query(), frame().inert]).toEqual([null, false])
      const before = asked.length
      await pass(10_000)
      expect(asked).toHaveLength(before + 1)
    },
  )

  test(
    'returns to the screen that launched the game when the player leaves a closed game',
    { tags: ['R5'] },
    async () => {
      const { screen, location } = await openPlayed(true)
      await pass(15_000)
      screen
        .getByRole('button', { name: 'Leave game' })
        .last()
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await expect.poll(() => (vi.advanceTimersByTime(50), location())).toBe('/m/gameList')
    },
  )
})

describe('control: game that is still running', { tags: ['R5-control'] }, () => {
  test('control: does not report a game as closed while it answers each ping', { tags: ['R5-control'] }, async () => {
    const { closed, hear } = await openPlayed(true)
    for (let minute = 0; minute < 6; minute++) {
      await pass(10_000)
      hear(createFrameMessageFixture('alive'))
      await pass(4999)
    }
    expect(closed.query()).toBeNull()
  })

  test(
    'control: does not report a game as closed when it has never answered a ping',
    { tags: ['R5-control'] },
    async () => {
      const { closed, asked } = await openPlayed(false)
      await pass(600_000)
      expect(asked.length).toBeGreaterThan(50)
      expect(closed.query()).toBeNull()
    },
  )

  test('shows a game that was reported as closed again when the game sends a message', async () => {
    const { closed, hear, frame } = await openPlayed(true)
    await pass(15_000)
    expect(closed.query()).not.toBeNull()
    hear(createFrameMessageFixture('alive'))
    await waitForRender()
    expect([closed.query(), frame().inert]).toEqual([null, false])
  })
})
