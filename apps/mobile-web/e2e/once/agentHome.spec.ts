import { expect, signInByForm, signInFirst, test } from '../lobby.ts'

test('an agent signs in, is greeted at /m/agent with the figures of today, and reads a notice, which the footer then counts no more', { tag: ['@SHELL-018', '@AGEN-032', '@AGEN-050'] }, async ({ page, lobby, text }) => {
  await signInByForm(page, lobby, text, 'agent')
  await page.goto(`${lobby.origin}/m/mine`)
  const main = page.getByRole('main')
  const answered = page.waitForResponse(/\/wallets\/balance/)
  await main.getByRole('link', { name: text('mine.agency') }).click()
  await expect(page).toHaveURL(/\/m\/agent$/)
  await expect(page.getByRole('banner').getByRole('heading', { name: text('agent.title') })).toBeVisible()
  const { value } = (await (await answered).json()) as { value: { sumBalance: number } }
  const sum = value.sumBalance.toLocaleString('pt-BR', { minimumFractionDigits: 2 })
  await expect(main.getByText(new RegExp(`R\\$\\s${sum}$`))).toBeVisible()
  await expect(main.getByText(text('agent.counter.login'), { exact: true }).locator('..')).toContainText(/\d/)
  await expect(main.getByRole('link', { name: new RegExp(`^${text('agent.entry.mail')}\\b.*\\d`) })).toBeVisible()
  // The footer is the agent's alone.
  await expect(page.getByRole('navigation', { name: text('nav.label') })).toHaveCount(0)
  const notices = page.getByRole('navigation', { name: text('agent.bar') }).getByRole('link', { name: new RegExp(`^${text('agent.bar.notices')}\\b.*\\b4\\b`) })
  await notices.click()
  await expect(page).toHaveURL(/\/m\/member\/notice\?types=A$/)
  const read = page.waitForResponse((answer) => /announcement\/agent\/read$/.test(answer.url()))
  // The page before stays until this one is here, and has buttons too.
  await main.getByRole('heading', { level: 2 }).getByRole('button').first().click()
  expect((await read).ok()).toBe(true)
  await expect(main.locator('[data-rich]')).toBeVisible()
  await page.goto(`${lobby.origin}/m/agent`)
  await expect(page.getByRole('navigation', { name: text('agent.bar') }).getByRole('link', { name: new RegExp(`^${text('agent.bar.notices')}\\b.*\\b3\\b`) })).toBeVisible()
})

test('a member of type 0 is sent home from /m/agent, and the platform refuses the figures as well', { tag: ['@AGEN-007'] }, async ({ page, lobby }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/agent`)
  await expect(page).toHaveURL(/\/m\/home$/)
  const answer = await page.evaluate(async () => {
    const { token, merchantCode } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as Record<string, string>
    const headers = { Authorization: `Bearer ${token}`, Merchant: merchantCode ?? '' }
    return (await fetch('/wps/agent/team/kpi?startDate=2026-11-20&endDate=2026-11-20&size=0', { headers })).json() as Promise<{ success: boolean; errorCode?: string }>
  })
  expect(answer).toMatchObject({ success: false, errorCode: 'account.forbidden' })
})
