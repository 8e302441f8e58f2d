import { createGameFixture } from '@lobby/games/testing/games'
import { rejectWithConnectionError, type PlatformResponse } from '@lobby/platform/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'

const popular = 'GET /wps/game/popular'
const games: PlatformResponse = { value: [{ gameType: 'RNG', vendors: [], games: [createGameFixture(1)] }] }

/** Opens home. The response with the games arrives only when the test calls `arrive`. */
async function openWithoutGames() {
  let answer: PlatformResponse = rejectWithConnectionError
  const shell = await renderShell('/m/home', {
    answers: {
      [popular]: (request) =>
        typeof answer === 'function' ? answer(request) : Response.json({ success: true, ...answer }),
    },
  })
  const failed = shell.screen.getByText(lookUpEnglishText('games.popular.failed'))
  await expect.element(failed).toBeVisible()
  return {
    ...shell,
    failed,
    game: shell.screen.getByRole('tabpanel').getByRole('button').first(),
    arrive: () => (answer = games),
  }
}

function setConnection(name: 'online' | 'offline') {
  const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(name === 'online')
  onTestFinished(() => state.mockRestore())
  window.dispatchEvent(new Event(name))
}

test(
  'shows an error in place of home’s missing data while offline, and the data when the network returns',
  { tags: ['N1'] },
  async () => {
    const { screen, failed, game, arrive } = await openWithoutGames()
    setConnection('offline')
    await expect.element(screen.getByText(lookUpEnglishText('shell.lost'))).toBeVisible()
    await expect.element(failed).toBeVisible()
    arrive()
    setConnection('online')
    await expect.element(screen.getByText(lookUpEnglishText('shell.back'))).toBeVisible()
    await expect.element(game).toBeVisible()
  },
)

test('control: refetches nothing while the network does not return', { tags: ['N1-control'] }, async () => {
  const { screen, failed, arrive, asked } = await openWithoutGames()
  const before = asked(popular).length
  setConnection('offline')
  await expect.element(screen.getByText(lookUpEnglishText('shell.lost'))).toBeVisible()
  arrive()
  await new Promise(requestAnimationFrame)
  await expect.element(failed).toBeVisible()
  expect(asked(popular)).toHaveLength(before)
  setConnection('online')
})
