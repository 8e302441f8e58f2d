import { expect, test } from '../journey/steps.ts'
import { signIn } from '../lobby.ts'

const prompts = ['in_daily_salary_req', 'in_dividend_req', 'in_hour_salary_req'] as const

test(
  'shows a prompt for each offered agent contract after a member’s sign-in, and stores which one the member accepts',
  { tag: ['@AGEN-054', '@AGEN-055', '@AGEN-056', '@AGEN-057', '@AGEN-060', '@AGEN-061'] },
  async ({ page, text, player, open }) => {
    const main = page.getByRole('main')
    const prompt = (kind: (typeof prompts)[number]) =>
      page.getByRole('dialog', { name: text(`contracts.prompt.${kind}`) })
    await open('/m/login')
    await player.step('signs in', async () => {
      await signIn(page, text, 'bruna84')
      await page.waitForURL(/\/m\/home$/)
      await expect(prompt('in_daily_salary_req')).toBeVisible()
    })
    for (const kind of ['in_daily_salary_req', 'in_dividend_req'] as const) {
      await player.step(`puts off ${kind}`, async () => {
        await player.tap(prompt(kind).getByRole('button', { name: text('contracts.prompt.cancel') }))
        await expect(prompt(kind)).toHaveCount(0)
      })
    }
    const accept = main.getByRole('button', { name: text('contracts.accept'), exact: true })
    await player.step('opens the hourly salary', async () => {
      await player.tap(prompt('in_hour_salary_req').getByRole('button', { name: text('contracts.prompt.go') }))
      await expect(page).toHaveURL(/\/m\/member\/agent\/getHourContract$/)
      await expect(accept).toBeVisible()
    })
    await player.step('accepts the hourly salary', async () => {
      await player.tap(accept)
      await player.tap(
        page.getByRole('alertdialog').getByRole('button', { name: text('contracts.accept'), exact: true }),
      )
      await expect(main.getByText(text('contracts.accepted'))).toBeVisible()
      await expect(main.getByText(text('contracts.event.ACCEPTED'), { exact: true })).toBeVisible()
    })
    const kinds = main.getByRole('navigation', { name: text('contracts.kinds') })
    for (const [name, path] of [
      ['contracts.kind.DIVIDEND', '/m/member/agent/getDevidendContract'],
      ['contracts.each.DAY', '/m/member/agent/getSalaryContract'],
    ] as const) {
      await player.step(`looks at ${path}`, async () => {
        await player.tap(kinds.getByRole('link', { name: text(name) }))
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expect(accept).toBeVisible()
      })
    }
    await player.step('finds the hourly salary accepted', async () => {
      await player.tap(kinds.getByRole('link', { name: text('contracts.each.HOUR') }))
      await expect(main.getByText(text('contracts.event.ACCEPTED'), { exact: true })).toBeVisible()
      await expect(accept).toHaveCount(0)
    })
    await open('/m/upLine/transfer')
    const dialog = page.getByRole('dialog')
    await player.step('sends money to the agent above', async () => {
      await player.fill(page.getByRole('textbox', { name: text('wallet.amount') }), '10')
      await player.tap(page.locator('main form [type=submit]'))
      await expect(dialog.getByLabel(text('withdraw.password')).first()).toBeVisible()
    })
    await player.step('goes back', async () => {
      await page.goBack()
      await expect(dialog).toBeHidden()
    })
  },
)

test('lets an agent withdraw the offer of an agent contract', async ({ page, text, player, open }) => {
  const main = page.getByRole('main')
  const sheet = page.getByRole('dialog')
  await open('/m/member/agent/agentDivident', 'agent')
  await open('/m/member/agent/getSalaryContract')
  await player.step('opens the contracts with the team', async () => {
    await player.tap(main.getByRole('link', { name: text('contracts.way.team') }))
    await expect(page).toHaveURL(/\/m\/member\/agent\/contracts\?kind=DAILY$/)
  })
  await player.step('chooses a member', async () => {
    await player.tap(main.getByRole('button', { name: text('contracts.make'), exact: true }))
    await player.fill(sheet.getByRole('searchbox'), 'thiago')
    // Wait for the result of the search, because the row moves when the result arrives.
    await expect(sheet.getByRole('listitem')).toHaveCount(1)
    await player.tap(sheet.getByRole('button', { name: /thiago77/ }))
    await expect(sheet.getByRole('textbox', { name: text('contracts.terms.rate') })).toBeVisible()
  })
  const row = main.getByRole('button', { name: /thiago77/ })
  await player.step('offers a contract with a rate', async () => {
    await player.fill(sheet.getByRole('textbox', { name: text('contracts.terms.rate') }), '0,5')
    await player.tap(sheet.getByRole('button', { name: text('contracts.make.send') }))
    await expect(row).toContainText(text('contracts.status.OFFERED'))
  })
  await player.step('withdraws the offer', async () => {
    await player.tap(row)
    await player.tap(sheet.getByRole('button', { name: text('contracts.withdraw') }))
    await player.tap(page.getByRole('alertdialog').getByRole('button', { name: text('contracts.withdraw') }))
    await expect(row).toContainText(text('contracts.status.WITHDRAWN'))
  })
})
