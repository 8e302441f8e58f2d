import { expect, test } from '../journey/steps.ts'

test('leads from the game centre and the slots centre to the games of a provider', { tag: ['@SHELL-030', '@SHELL-035', '@SHELL-036'] }, async ({ page, text, player, open }) => {
  await open('/m/gameCenter')
  await expect(page.getByRole('heading', { level: 1, name: text('shell.title.gameCenter') })).toBeAttached()
  await player.step('swipes through the game centre', async () => {
    await player.swipeTo(page.getByRole('region', { name: text('games.category.LIVE') }).getByRole('button').first())
  })
  await open('/m/slotsCenter')
  await player.step('opens a provider', async () => {
    await player.tap(page.getByRole('region', { name: text('centre.slots.vendors') }).getByRole('link', { name: /Quartzo/ }))
    await expect(page).toHaveURL(/\/m\/gameLobby\?vassalage=QTZ&gameType=RNG$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Quartzo' })).toBeVisible()
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  })
  await player.step('swipes down twice', async () => {
    await player.swipe(700)
  })
  await player.step('goes back to the slots centre', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/slotsCenter$/)
  })
})
