import { expect, onTestFinished, test, vi } from 'vitest'
import { createGameListResponse, gameEndpoints, renderGameList } from '../testing/renderGameList.tsx'

/** Opens a game list. The mocked platform returns this response to the first request. */
async function open(headers: Record<string, string>, status = 429) {
  let asked = 0
  const games = createGameListResponse(3)
  const { screen } = await renderGameList({
    answers: {
      [gameEndpoints.list]: (request) =>
        asked++ === 0
          ? new Response('busy', { status, headers })
          : typeof games === 'function'
            ? games(request)
            : Response.error(),
    },
  })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  return { screen, asked: () => asked, button: () => screen.getByRole('alert').element().querySelector('button') }
}

test.each([
  ['90', 90],
  ['1e8', 300],
])(
  'disables retry for the time in Retry-After (%s), counts down, and then loads the game list',
  { tags: ['A8'] },
  async (header, seconds) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { screen, asked, button } = await open({ 'Retry-After': header })
    // The wait above has advanced the fake clock a little, so the remaining time may be lower.
    const left = Number(/^(?:Resend|Try again) in (\d+) s$/.exec(button()?.textContent ?? '')?.[1])
    expect(left).toBeGreaterThan(seconds - 20)
    expect(left).toBeLessThanOrEqual(seconds)
    button()?.click()
    vi.advanceTimersByTime((left - 2) * 1000)
    expect(asked()).toBe(1)
    vi.advanceTimersByTime(3000)
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('article').first()).toBeVisible()
    expect(asked()).toBe(2)
  },
)

test(
  'control: loads the game list immediately on retry when the response has no Retry-After',
  { tags: ['A8-control'] },
  async () => {
    const { screen, asked } = await open({}, 404)
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('article').first()).toBeVisible()
    expect(asked()).toBe(2)
  },
)
