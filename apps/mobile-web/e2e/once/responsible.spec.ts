import { expect, signInFirst, test } from '../lobby.ts'

test('a limit is set, a deposit beyond it cannot be sent and shows the way back, and a pause stops a launch', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/responsible`)
  const deposits = page.getByRole('region', { name: text('responsible.DEPOSIT') })
  const dialog = page.getByRole('dialog')
  await deposits.getByRole('button').first().click()
  await dialog.getByRole('textbox').fill('30')
  await dialog.getByRole('button', { name: text('responsible.edit.save') }).click()
  await expect(deposits.getByRole('button').first()).toContainText(/R\$\s0 de R\$\s30/)

  await page.goto(`${lobby.origin}/m/voucherCenter`)
  await page.getByRole('radio', { name: 'Pix' }).click()
  await page.getByRole('main').getByText(/^R\$\s50$/).click()
  const pay = page.locator('main form [type=submit]')
  await expect(pay).toHaveAttribute('aria-disabled', 'true')
  await expect(pay).toHaveAccessibleDescription(/30,00/)
  await page.getByRole('main').getByRole('link', { name: text('deposit.own.way') }).first().click()
  await expect(page).toHaveURL(/\/m\/responsible$/)

  await page.getByRole('button', { name: text('responsible.PAUSE.action') }).click()
  await dialog.getByRole('button', { name: text('responsible.break.next') }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: text('responsible.PAUSE.action') }).click()
  await expect(page.getByRole('region', { name: text('responsible.on.PAUSE') })).toBeVisible()

  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await page.getByRole('tabpanel').getByRole('article').first().getByRole('button').first().click()
  await expect(page.getByText(text('error.responsible.paused'))).toBeVisible()
  await page.getByRole('link', { name: text('error.responsible.way') }).click()
  await expect(page.getByRole('region', { name: text('responsible.on.PAUSE') })).toBeVisible()
})
