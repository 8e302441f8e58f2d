import { expect, test } from '../lobby.ts'

// What no test below can show: that the table of routes has these screens.
test('the game centre, the slots centre and a provider’s lobby have screens of their own', { tag: ['@SHELL-030', '@SHELL-035', '@SHELL-036'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/slotsCenter`)
  const providers = page.getByRole('region', { name: text('centre.slots.vendors') })
  await providers.getByRole('link', { name: /Quartzo/ }).click()
  await expect(page).toHaveURL(/\/m\/gameLobby\?vassalage=QTZ&gameType=RNG$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Quartzo' })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await page.goto(`${lobby.origin}/m/gameCenter`)
  await expect(page.getByRole('heading', { level: 1, name: text('shell.title.gameCenter') })).toBeAttached()
  await expect(page.getByRole('region', { name: text('games.category.LIVE') }).getByRole('button').first()).toBeVisible()
})
