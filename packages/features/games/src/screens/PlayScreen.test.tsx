import { useGameMessageSlot, usePauseFramedGame } from '@lobby/platform/ports'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  formatFrameBarBalance,
  waitForRender,
  openedGameFixture,
  framedGameOrigin,
  renderPlayScreen,
  createFrameMessageFixture,
  framedGameSession,
} from '../testing/renderPlayScreen.tsx'

afterEach(() => vi.useRealTimers())

/**
 * Renders text into the bar above a game, as the reality check does. With `holds`, pauses the game until the player
 * presses a button.
 */
function AsidePart({ holds = false }: { readonly holds?: boolean }) {
  const aside = useGameMessageSlot()
  const [held, setHeld] = useState(holds)
  usePauseFramedGame(held)
  useEffect(() => {
    const line = document.createElement('p')
    line.textContent = 'Beside it'
    const button = document.createElement('button')
    button.textContent = 'Let it go on'
    button.addEventListener('click', () => setHeld(false))
    aside?.append(line, button)
    return () => aside?.replaceChildren()
  }, [aside])
  return null
}

test('shows a game in a frame below its name and the balance, and covers the frame until it is ready', async () => {
  const { screen, frame, hear, opening } = await renderPlayScreen()
  await expect.element(opening).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Solar Crown' })).toBeVisible()
  await expect.element(screen.getByText(formatFrameBarBalance(1000))).toBeVisible()
  expect([frame().src, frame().title]).toEqual([openedGameFixture.gameUrl, 'Solar Crown'])
  hear(createFrameMessageFixture('ready'))
  await expect.element(opening).not.toBeInTheDocument()
})

test('restricts the frame so that the game can neither navigate the page away nor open another page', async () => {
  const { frame, opening } = await renderPlayScreen()
  await expect.element(opening).toBeVisible()
  expect([...frame().sandbox].sort()).toEqual(['allow-forms', 'allow-same-origin', 'allow-scripts'])
})

describe('history state of the play screen', () => {
  test.each([
    ['is empty', null],
    ['has a malformed game', { gameUrl: 7, name: 'Solar Crown' }],
    [
      'has a game URL that the merchant does not allow',
      { ...openedGameFixture, gameUrl: 'https://evil.example/play/1' },
    ],
    [
      'has the URL of a page of this site',
      { ...openedGameFixture, gameUrl: `${location.origin}/${framedGameSession}` },
    ],
    ['has a script as the game URL', { ...openedGameFixture, gameUrl: 'javascript:alert(1)' }],
  ])('redirects from the play screen to home, without a frame, when the history state %s', async (_, state) => {
    const { visited, screen } = await renderPlayScreen({ state })
    await expect.element(screen.getByText('at /m/home')).toBeVisible()
    expect(visited).toContain('/m/home')
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('redirects a guest from the play screen to home', async () => {
    const { screen } = await renderPlayScreen({ guest: true })
    await expect.element(screen.getByText('at /m/home')).toBeVisible()
  })
})

describe('frame messages from other sources', { tags: ['L8'] }, () => {
  test.each<[string, (page: Awaited<ReturnType<typeof renderPlayScreen>>) => void]>([
    ['from another origin', ({ hear }) => hear(createFrameMessageFixture('exit'), { origin: 'https://evil.example' })],
    [
      'from another port of its host',
      ({ hear }) => hear(createFrameMessageFixture('exit'), { origin: `${framedGameOrigin}1` }),
    ],
    ['from this page itself', ({ hear }) => hear(createFrameMessageFixture('exit'), { source: window })],
    ['without a source', ({ hear }) => hear(createFrameMessageFixture('exit'), { source: null })],
    [
      'of another session',
      ({ hear }) => hear({ ...createFrameMessageFixture('exit'), session: `${framedGameSession}1` }),
    ],
    ['without a session', ({ hear }) => hear({ ...createFrameMessageFixture('exit'), session: undefined })],
    ['of another version', ({ hear }) => hear({ ...createFrameMessageFixture('exit'), version: 2 })],
    ['with a version that is text', ({ hear }) => hear({ ...createFrameMessageFixture('exit'), version: '1' })],
    ['with another value of source', ({ hear }) => hear({ ...createFrameMessageFixture('exit'), source: 'game' })],
    ['of an unknown type', ({ hear }) => hear(createFrameMessageFixture('constructor'))],
    ['that is text', ({ hear }) => hear(JSON.stringify(createFrameMessageFixture('exit')))],
    ['that is not an object', ({ hear }) => [null, undefined, 0, [], Number.NaN].forEach((data) => hear(data))],
  ])('ignores a frame message %s', async (_, tell) => {
    const page = await renderPlayScreen()
    await expect.element(page.opening).toBeVisible()
    tell(page)
    page.hear(createFrameMessageFixture('ready'))
    await expect.element(page.opening).not.toBeInTheDocument()
    expect(page.location()).toBe('/m/play')
  })

  test(
    'control: closes the game on the same frame message from the game itself',
    { tags: ['L8-control'] },
    async () => {
      const { hear, opening, location } = await renderPlayScreen()
      await expect.element(opening).toBeVisible()
      hear(createFrameMessageFixture('exit'))
      await expect.poll(location).toBe('/m/gameList')
    },
  )
})

test(
  'fetches the balance when the game reports a changed balance, and ignores the reported amount',
  { tags: ['SHELL-141'] },
  async () => {
    const { screen, earn, hear } = await renderPlayScreen()
    await expect.element(screen.getByText(formatFrameBarBalance(1000))).toBeVisible()
    earn(1250.5)
    hear({ ...createFrameMessageFixture('balance'), balanceMinor: 99_999_999 })
    await expect.element(screen.getByText(formatFrameBarBalance(1250.5))).toBeVisible()
  },
)

test('fetches the balance immediately for the first of many messages about the balance, and a second later', async () => {
  const { screen, hear, asked } = await renderPlayScreen()
  await expect.element(screen.getByText(formatFrameBarBalance(1000))).toBeVisible()
  const before = asked()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (let count = 0; count < 50; count++) hear(createFrameMessageFixture('balance'))
  await waitForRender()
  expect(asked()).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(999)
  expect(asked()).toBe(before + 1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(before + 2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked()).toBe(before + 2)
})

test('returns to the screen that launched the game when the game ends, and says so', async () => {
  const { hear, opening, location, notices } = await renderPlayScreen()
  await expect.element(opening).toBeVisible()
  hear(createFrameMessageFixture('ended'))
  await expect.poll(location).toBe('/m/gameList')
  expect(notices).toEqual(['toast: Solar Crown has ended.'])
})

test('returns in one step to the screen that launched the game when the player leaves', async () => {
  const { screen, location, visited } = await renderPlayScreen()
  await screen.getByRole('button', { name: 'Leave game' }).click()
  await expect.poll(location).toBe('/m/gameList')
  expect(visited).toEqual(['/m/gameList', '/m/play', '/m/gameList'])
})

describe('game that sends no message', () => {
  /** Opens a game that sends no message. The test uses a fake clock. */
  const openSilent = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const page = await renderPlayScreen()
    while (!page.opening.query()) await waitForRender()
    return page
  }

  test('reports the game as silent after 15 s without a message, and not earlier', async () => {
    const { silent, opening } = await openSilent()
    await vi.advanceTimersByTimeAsync(14_999)
    await waitForRender()
    expect([opening.query() !== null, silent.query()]).toEqual([true, null])
    await vi.advanceTimersByTimeAsync(1)
    await waitForRender()
    expect(silent.query()?.textContent).toContain('The game isn’t responding')
  })

  test('reloads a silent game in a new frame on retry, and waits the full time again', async () => {
    const { screen, silent, opening, frame } = await openSilent()
    await vi.advanceTimersByTimeAsync(15_000)
    await waitForRender()
    const first = frame()
    screen
      .getByRole('button', { name: 'Try again' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await waitForRender()
    expect([opening.query() !== null, silent.query()]).toEqual([true, null])
    expect(frame() === first).toBe(false)
    expect(frame().src).toBe(openedGameFixture.gameUrl)
    await vi.advanceTimersByTimeAsync(15_000)
    await waitForRender()
    expect(silent.query()).not.toBeNull()
  })

  test('shows a silent game as ready when it sends a late message', async () => {
    const { silent, hear } = await openSilent()
    await vi.advanceTimersByTimeAsync(15_000)
    await waitForRender()
    expect(silent.query()).not.toBeNull()
    hear(createFrameMessageFixture('ready'))
    await waitForRender()
    expect(silent.query()).toBeNull()
  })
})

test('hides the balance above the game when the balance is pressed, and shows it at the next press', async () => {
  const { screen } = await renderPlayScreen()
  await screen.getByRole('button', { name: `Hide the balance of ${formatFrameBarBalance(1000)}` }).click()
  await screen.getByRole('button', { name: 'Show balance' }).click()
  await expect
    .element(screen.getByRole('button', { name: `Hide the balance of ${formatFrameBarBalance(1000)}` }))
    .toBeVisible()
})

describe('content of another feature next to a game', () => {
  test('shows content of another feature in the bar above the frame while the game is on screen', async () => {
    const { screen, frame, navigate } = await renderPlayScreen({ beside: <AsidePart /> })
    await expect.element(screen.getByText('Beside it')).toBeVisible()
    const bottom = screen.getByText('Beside it').element().getBoundingClientRect().bottom
    await expect.poll(() => frame().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    void navigate('/m/home')
    await expect.element(screen.getByText('at /m/home')).toBeVisible()
    expect(screen.getByText('Beside it').query()).toBeNull()
  })

  test('pauses the game while another feature requests a pause, and resumes the game afterwards', async () => {
    const { screen, frame, hear } = await renderPlayScreen({ beside: <AsidePart holds /> })
    const sentMessages: string[] = []
    await expect.element(screen.getByText('Beside it')).toBeVisible()
    vi.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(((
      message: { readonly type: string; readonly session: string },
      to: string,
    ) => {
      expect(to).toBe(framedGameOrigin)
      sentMessages.push(`${message.type} ${message.session}`)
    }) as Window['postMessage'])
    hear(createFrameMessageFixture('ready'))
    await expect.poll(() => sentMessages).toContain(`pause ${framedGameSession}`)
    expect(frame().inert).toBe(true)
    await expect.element(screen.getByRole('button', { name: 'Leave game' })).toBeEnabled()
    await screen.getByRole('button', { name: 'Let it go on' }).click()
    await expect
      .poll(() => sentMessages.filter((each) => !each.startsWith('ask')))
      .toEqual([`pause ${framedGameSession}`, `resume ${framedGameSession}`])
    expect(frame().inert).toBe(false)
  })
})
