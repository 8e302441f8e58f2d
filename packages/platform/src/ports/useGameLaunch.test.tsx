import { ApiError } from '@lobby/api'
import errors from '@lobby/i18n/messages/EN/errors.json'
import { describe, expect, test } from 'vitest'
import { renderScreen } from '../testing/renderScreen.tsx'
import { useText } from '@lobby/i18n'
import { useGameLaunch } from './useGameLaunch.ts'

const target = { vendor: 'NEBULA', roomId: 'room-1', nodeId: 1, category: 'RNG', name: 'Game 1' } as const

const wait = 'loading for 3000 ms: Just a moment'
const waited = 'hidden: Just a moment'

function Game() {
  const t = useText()
  const { opening, problem, launch } = useGameLaunch()
  return (
    <button type="button" onClick={() => launch(target)}>
      {(problem && t(problem)) || problem || (opening === 1 ? 'opening' : 'play')}
    </button>
  )
}

/**
 * Renders a game's button and presses the button twice. The test ends the launch with `end`. `timeline` contains the
 * shown messages.
 */
async function renderGame() {
  const end = Promise.withResolvers<void>()
  let launches = 0
  const page = await renderScreen(<Game />, {
    messages: { 'core.in_please_wait': 'Just a moment', ...errors },
    onLaunch: () => (launches++, end.promise),
  })
  const { screen } = page
  const button = screen.getByRole('button', { name: 'play' }).element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(screen.getByText('opening')).toBeVisible()
  return { ...page, end, launches: () => launches }
}

test('shows the loading message of a launch for at most 3 s', { tags: ['GAME-042'] }, async () => {
  const { timeline, end } = await renderGame()
  expect(timeline).toEqual([wait])
  end.resolve()
})

test(
  'shows the error near the game, in place of the loading message, when the launch fails',
  { tags: ['GAME-074'] },
  async () => {
    const { screen, timeline, end } = await renderGame()
    expect(timeline).toEqual([wait])
    end.reject(new Error('down'))
    await expect.element(screen.getByText('error.unknown')).toBeVisible()
    expect(timeline).toEqual([wait, waited])
  },
)

test('ignores a second press while a launch is running', async () => {
  const { screen, launches, end } = await renderGame()
  expect(launches()).toBe(1)
  end.resolve()
  await screen.getByRole('button', { name: 'play' }).click()
  expect(launches()).toBe(2)
})

test('hides the loading message when the game opens', async () => {
  const { screen, timeline, end } = await renderGame()
  end.resolve()
  await expect.element(screen.getByText('play')).toBeVisible()
  expect(timeline).toEqual([wait, waited])
})

describe('the text of a failed launch', () => {
  test.each([
    ['game.trial.refused', 'This provider doesn’t accept demo accounts. Register to play.'],
    ['game.vendor.maintenance', 'This provider is under maintenance. Try again later or choose another game.'],
    ['game.room.price', 'This is a paid room. Confirm the price to enter.'],
    ['game.room.vip', 'This room is for VIP members only.'],
    ['wallet.balance.insufficient', 'Your balance is too low for this amount.'],
  ])('shows the reason of the failure when a launch fails with the error code %s', async (code, text) => {
    const { screen, end } = await renderGame()
    end.reject(new ApiError('refused', { operation: 'launchGame', status: 200, code }))
    await expect.element(screen.getByRole('button', { name: text })).toBeVisible()
  })

  test.each([
    ['game.unavailable', 'games.launch.unavailable'],
    ['game.unknown', 'games.launch.unavailable'],
    ['brand.new', 'error.unknown'],
  ])('shows a general text when a launch fails with the error code %s', async (code, id) => {
    const { screen, end } = await renderGame()
    end.reject(new ApiError('refused', { operation: 'launchGame', status: 200, code }))
    await expect.element(screen.getByText(id)).toBeVisible()
  })

  test('shows a separate text when a launch fails because the game’s URL is not allowed', async () => {
    const { screen, end } = await renderGame()
    end.reject(new ApiError('schema', { operation: 'launchGame', code: 'game.address' }))
    await expect.element(screen.getByText('games.launch.address')).toBeVisible()
  })
})
