import { expect, signInByForm, signInFirst, test } from '../lobby.ts'

const prompts = ['in_daily_salary_req', 'in_dividend_req', 'in_hour_salary_req'] as const

test('after a sign-in three prompts come in order; the last leads to its contract, which is accepted', { tag: ['@AGEN-054', '@AGEN-055', '@AGEN-056', '@AGEN-057', '@AGEN-060', '@AGEN-061'] }, async ({ page, lobby, text }) => {
  await signInByForm(page, lobby, text, 'bruna84')
  const prompt = (kind: (typeof prompts)[number]) => page.getByRole('dialog', { name: text(`contracts.prompt.${kind}`) })
  for (const kind of ['in_daily_salary_req', 'in_dividend_req'] as const) {
    await prompt(kind).getByRole('button', { name: text('contracts.prompt.cancel') }).click()
    await expect(prompt(kind)).toHaveCount(0)
  }
  await prompt('in_hour_salary_req').getByRole('button', { name: text('contracts.prompt.go') }).click()
  await expect(page).toHaveURL(/\/m\/member\/agent\/getHourContract$/)

  const main = page.getByRole('main')
  await main.getByRole('button', { name: text('contracts.accept'), exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text('contracts.accept'), exact: true }).click()
  await expect(main.getByText(text('contracts.accepted'))).toBeVisible()
  await expect(main.getByText(text('contracts.status.ACTIVE'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(main.getByText(text('contracts.status.ACTIVE'), { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: text('contracts.accept'), exact: true })).toHaveCount(0)
})

test('an agent offers a contract to a direct member, and takes it back', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby, 'agent')
  await page.goto(`${lobby.origin}/m/member/agent/getSalaryContract`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: text('contracts.way.team') }).click()
  await expect(page).toHaveURL(/\/m\/member\/agent\/contracts\?kind=DAILY$/)
  await main.getByRole('button', { name: text('contracts.make'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('searchbox').fill('thiago')
  await sheet.getByRole('button', { name: /thiago77/ }).click()
  await sheet.getByRole('textbox', { name: text('contracts.terms.rate') }).fill('0,5')
  await sheet.getByRole('button', { name: text('contracts.make.send') }).click()
  const row = main.getByRole('button', { name: /thiago77/ })
  await expect(row).toContainText(text('contracts.status.OFFERED'))

  await row.click()
  await sheet.getByRole('button', { name: text('contracts.withdraw') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text('contracts.withdraw') }).click()
  await expect(row).toContainText(text('contracts.status.WITHDRAWN'))
})
