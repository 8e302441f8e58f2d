import { expect, signInFirst, test } from '../lobby.ts'

test('an agent goes from the team’s result down to a member, to what moved for one of them alone, and back to all', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby, 'agent')
  await page.goto(`${lobby.origin}/m/agent/team/pnl`)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: /^bruna84/ }).click()
  await dialog.getByRole('link', { name: text('reports.team.open') }).click()
  await expect(page).toHaveURL(/\/m\/agent\/team\/pnl\?member=\d+$/)
  await expect(main.getByRole('navigation', { name: text('reports.team.trail') })).toContainText('bruna84')
  await expect(main.getByRole('button', { name: /^larissa66/ })).toBeVisible()

  await page.goto(`${lobby.origin}/m/transaction/record?types=A`)
  await expect(page.getByRole('banner')).toContainText(text('shell.title.teamRecord'))
  const rows = main.getByRole('region').getByRole('listitem').getByRole('button')
  await rows.first().click()
  const only = dialog.getByRole('link', { name: text('reports.team.only') })
  const account = new URL((await only.getAttribute('href')) ?? '', lobby.origin).searchParams.get('account') ?? ''
  await only.click()
  await expect(main.getByRole('button', { name: text('reports.filter.remove', { label: account }) })).toBeVisible()
  await expect(rows.first()).toContainText(account)
  const names = () => rows.evaluateAll((all) => all.map((row) => row.textContent))
  await expect.poll(async () => (await names()).filter((name) => !name.includes(account))).toEqual([])

  await page.goto(`${lobby.origin}/m/transaction/record?types=A&account=vip`)
  await main.getByRole('button', { name: text('reports.team.whole') }).click()
  await expect(page).toHaveURL(/\/m\/transaction\/record\?types=A$/)
  await expect(rows.first()).toBeVisible()
})

test('to whoever is no agent the record is the own one, and the team’s pages are home', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby, 'ana')
  await page.goto(`${lobby.origin}/m/transaction/record?types=A`)
  await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^${text('reports.kind.OPENING')}`) })).toBeVisible()
  for (const path of ['/m/teamBetting', '/m/agent/team/pnl']) {
    await page.goto(lobby.origin + path)
    await expect(page).toHaveURL(/\/m\/home$/)
  }
})
