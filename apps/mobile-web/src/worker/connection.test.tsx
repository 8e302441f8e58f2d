import { makeGame } from '@lobby/games/testing/games'
import { failToConnect, type Answer } from '@lobby/platform/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderShell, text } from '../testing/renderShell.tsx'

const popular = 'GET /wps/game/popular'
const games: Answer = { value: [{ gameType: 'RNG', vendors: [], games: [makeGame(1)] }] }

/** Home, whose games do not arrive until `arrive` is called. */
async function openWithoutGames() {
  let answer: Answer = failToConnect
  const shell = await renderShell('/m/home', {
    answers: {
      [popular]: (request) =>
        typeof answer === 'function' ? answer(request) : Response.json({ success: true, ...answer }),
    },
  })
  const failed = shell.screen.getByText(text('games.popular.failed'))
  await expect.element(failed).toBeVisible()
  return {
    ...shell,
    failed,
    game: shell.screen.getByRole('tabpanel').getByRole('button').first(),
    arrive: () => (answer = games),
  }
}

function say(name: 'online' | 'offline') {
  const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(name === 'online')
  onTestFinished(() => state.mockRestore())
  window.dispatchEvent(new Event(name))
}

test(
  'says that the data of home did not arrive, and shows the data when the network is back',
  { tags: ['N1'] },
  async () => {
    const { screen, failed, game, arrive } = await openWithoutGames()
    say('offline')
    await expect.element(screen.getByText(text('shell.lost'))).toBeVisible()
    await expect.element(failed).toBeVisible()
    arrive()
    say('online')
    await expect.element(screen.getByText(text('shell.back'))).toBeVisible()
    await expect.element(game).toBeVisible()
  },
)

test('control: while the network is lost the page asks for nothing again', { tags: ['N1-control'] }, async () => {
  const { screen, failed, arrive, asked } = await openWithoutGames()
  const before = asked(popular).length
  say('offline')
  await expect.element(screen.getByText(text('shell.lost'))).toBeVisible()
  arrive()
  await new Promise(requestAnimationFrame)
  await expect.element(failed).toBeVisible()
  expect(asked(popular)).toHaveLength(before)
  say('online')
})
