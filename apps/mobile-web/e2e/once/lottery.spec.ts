import { expect, signInFirst, test } from '../lobby.ts'

test('from the menu to the betting page of a lottery, and back to where it was', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby, text)
  await page.goto(`${lobby.origin}/m/lottery?tab=DIGITS`)
  const panel = page.getByRole('tabpanel')
  await panel.getByText('Diárias', { exact: true }).click()
  await expect(page).toHaveURL(/group=DIGITS-DAY$/)
  await expect(panel.getByRole('article')).toHaveCount(1)
  await panel.getByRole('article').getByRole('button', { name: /^Quina da Praia/ }).click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\/lottery\//)
  await expect(page.getByText('Quina da Praia').first()).toBeVisible()
  // The page that opened it is none to come back to: it would open it again.
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/lottery\?tab=DIGITS&group=DIGITS-DAY$/)
  await expect(panel.getByRole('article')).toHaveCount(1)
})
