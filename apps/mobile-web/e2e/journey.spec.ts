import { expect, openHome, signIn, test } from './lobby.ts'
import { amount, playRound } from './rounds.ts'

test('a guest is asked to sign in, lands in the game, plays a round, and comes back with the balance moved', async ({ page, lobby, text, language }) => {
  await openHome(page, lobby)
  await page.getByRole('tab', { name: text('games.category.RNG') }).click()
  await page.getByRole('tabpanel', { name: text('games.category.RNG') }).getByRole('button').first().click()

  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
  await signIn(page, text, 'ana')

  const { after } = await playRound(page, language)

  await page.locator('a.back').click()
  await page.waitForURL(/\/m\/home/)
  const chip = page.getByRole('banner').getByRole('button')
  await expect.poll(async () => amount(await chip.innerText())).toBe(after)
})
