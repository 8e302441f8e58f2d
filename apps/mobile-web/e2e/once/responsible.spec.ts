import { expect, test } from '../journey/steps.ts'

test('refuses a deposit above the member’s own limit, and refuses a game launch while the member takes a break', async ({
  page,
  text,
  player,
  open,
}) => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const deposits = page.getByRole('region', { name: text('responsible.DEPOSIT') })
  const pay = page.locator('main form [type=submit]')
  await open('/m/responsible', 'ana')
  await player.step('sets a daily limit', async () => {
    await player.tap(deposits.getByRole('button').first())
    await player.fill(dialog.getByRole('textbox'), '30')
    await player.tap(dialog.getByRole('button', { name: text('responsible.edit.save') }))
    await expect(deposits.getByRole('button').first()).toContainText(/R\$\s0 de R\$\s30/)
  })
  await player.step('chooses a deposit above the limit', async () => {
    await player.tap(
      page.getByRole('navigation', { name: text('nav.label') }).getByRole('link', { name: text('nav.deposit') }),
    )
    await player.tap(page.getByRole('radio', { name: 'Pix' }))
    await player.tap(main.getByText(/^R\$\s50$/))
    await expect(pay).toHaveAttribute('aria-disabled', 'true')
    await expect(pay).toHaveAccessibleDescription(/30,00/)
  })
  await player.step('follows the link to the limits', async () => {
    await player.tap(main.getByRole('link', { name: text('deposit.own.way') }).first())
    await expect(page).toHaveURL(/\/m\/responsible$/)
    await expect(deposits).toBeVisible()
  })
  const pause = text('responsible.PAUSE.action')
  await player.step('takes a break', async () => {
    await player.tap(page.getByRole('button', { name: pause }))
    await player.tap(dialog.getByRole('button', { name: text('responsible.break.next') }))
    await player.tap(dialog.getByRole('checkbox'))
    await player.tap(dialog.getByRole('button', { name: pause }))
    await expect(page.getByRole('region', { name: text('responsible.on.PAUSE') })).toBeVisible()
  })
  await player.step('goes home, and opens all slots', async () => {
    await player.tap(
      page.getByRole('navigation', { name: text('nav.label') }).getByRole('link', { name: text('core.home') }),
    )
    await player.tap(page.getByRole('tab', { name: text('games.category.RNG') }))
    await player.tap(page.getByRole('link', { name: `${text('games.seeAll')}: ${text('games.category.RNG')}` }))
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/)
  })
  await player.step('starts a game', async () => {
    await player.tap(page.getByRole('tabpanel').getByRole('article').first().getByRole('button').first())
    await expect(page.getByText(text('error.responsible.paused'))).toBeVisible()
  })
  await player.step('follows the link to the break', async () => {
    await player.tap(page.getByRole('link', { name: text('error.responsible.way'), exact: true }))
    await expect(page.getByRole('region', { name: text('responsible.on.PAUSE') })).toBeVisible()
  })
})
