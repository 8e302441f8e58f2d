import { readFile } from 'node:fs/promises'
import { expect, signInFirst, test } from '../lobby.ts'

test('from the account record, filtered and saved as a file, to a report without rows, and back to what was filtered', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/transaction/record`)
  const main = page.getByRole('main')
  const opening = main.getByRole('button', { name: new RegExp(`^${text('reports.kind.OPENING')}`) })
  await expect(opening).toHaveText(/\+R\$\s1\.250,00$/)

  const saved = page.waitForEvent('download')
  await main.getByRole('button', { name: text('reports.export') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines.find((line) => line.includes(text('reports.kind.OPENING')))).toMatch(/;1250,00;1250,00$/)

  await main.getByRole('button', { name: text('reports.filter'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText(text('reports.part.MONEY')).click()
  await sheet.getByRole('button', { name: text('reports.filter.apply') }).click()
  await expect(page).toHaveURL(/\/m\/transaction\/record\?kind=MONEY$/)
  await expect(main.getByRole('button', { name: text('reports.filter.remove', { label: text('reports.part.MONEY') }) })).toBeVisible()

  await page.goto(`${lobby.origin}/m/member/rebateReport`)
  await expect(main.getByText(text('reports.none.rebateReport'))).toBeVisible()
  await main.getByRole('link', { name: text('reports.way.games') }).click()
  await expect(page).toHaveURL(/\/m\/gameCenter$/)
  await page.goBack()
  await expect(main.getByText(text('reports.none.rebateReport'))).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/transaction\/record\?kind=MONEY$/)
  await expect(opening).toBeVisible()
})
