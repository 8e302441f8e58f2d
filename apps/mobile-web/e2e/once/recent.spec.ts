import { expect, openHome, signInFirst, test } from '../lobby.ts'
import { playFramed } from '../rounds.ts'
import { signOut, stored } from '../session.ts'
import { watchShifts } from '../watchShifts.ts'

test('what a member has played leads the rails of home from the next time on, moves nothing, opens a game with one tap, and goes with the session', async ({ page, lobby, text, language }) => {
  const shifted = await watchShifts(page)
  const rail = page.getByRole('region', { name: text('games.recent.title') })
  const told = () => page.waitForResponse((answer) => answer.url().includes('/wps/game/recent?') && answer.ok())
  const asked = told()
  await signInFirst(page, lobby, 'ana')
  await asked
  await expect(page.getByRole('region', { name: text('games.hot.title') }).getByRole('button').first()).toBeVisible()
  await expect(rail).toHaveCount(0)

  // Nine Kites open in a frame of the site.
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG&vassalage=NKT`)
  const tile = page.getByRole('tabpanel').getByRole('article').first()
  const name = await tile.getByRole('button').first().innerText()
  const again = told()
  await tile.getByRole('button').first().click()
  await playFramed(page, language)
  await again
  await page.getByRole('button', { name: text('play.leave') }).click()

  await openHome(page, lobby)
  await expect(rail.getByRole('button').first()).toHaveText(name, { useInnerText: true })
  const rails = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(rails.indexOf(text('games.recent.title'))).toBe(rails.indexOf(text('games.hot.title')) - 1)
  await page.waitForLoadState('networkidle')
  const { sum, shifts } = await shifted()
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
  expect(await stored(page, 'MC_CACHE_recentGames')).not.toBeNull()

  await rail.getByRole('button').first().click()
  await page.waitForURL(/\/m\/play$/)

  await openHome(page, lobby)
  await signOut(page, text)
  await expect(rail).toHaveCount(0)
  expect(await stored(page, 'MC_CACHE_recentGames')).toBeNull()
})
