import { expect, test } from '../journey/steps.ts'

test(
  'leads an agent from the member centre to the figures, the notices and every report of the team',
  { tag: ['@SHELL-018', '@AGEN-032', '@AGEN-050'] },
  async ({ page, text, player, open }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const bar = page.getByRole('navigation', { name: text('agent.bar') })
    const notices = (count: number) =>
      bar.getByRole('link', { name: new RegExp(`^${text('agent.bar.notices')}\\b.*\\b${count}\\b`) })
    await open('/m/mine', 'agent')
    const answered = page.waitForResponse(/\/wallets\/balance/)
    await player.step('opens the home of agents', async () => {
      await player.tap(main.getByRole('link', { name: text('mine.agency') }))
      await expect(page).toHaveURL(/\/m\/agent$/)
      await expect(page.getByRole('banner').getByRole('heading', { name: text('agent.title') })).toBeVisible()
      const { value } = (await (await answered).json()) as { value: { sumBalance: number } }
      const sum = value.sumBalance.toLocaleString('pt-BR', { minimumFractionDigits: 2 })
      await expect(main.getByText(new RegExp(`R\\$\\s${sum}$`))).toBeVisible()
      await expect(main.locator('dl > div').filter({ hasText: text('agent.counter.login') })).toContainText(/\d/)
      await expect(main.getByRole('link', { name: new RegExp(`^${text('agent.entry.mail')}\\b.*\\d`) })).toBeVisible()
      // The agents' home has the agents' bar instead of the bottom navigation.
      await expect(page.getByRole('navigation', { name: text('nav.label') })).toHaveCount(0)
    })
    const read = page.waitForResponse((answer) => /announcement\/agent\/read$/.test(answer.url()))
    await player.step('reads a notice', async () => {
      await player.tap(notices(4))
      await expect(page).toHaveURL(/\/m\/member\/notice\?types=A$/)
      // Look only in headings, because the previous page, which has other buttons, stays visible until the notices have
      // loaded.
      await player.tap(main.getByRole('heading', { level: 2 }).getByRole('button').first())
      expect((await read).ok()).toBe(true)
      await expect(main.locator('[data-rich]')).toBeVisible()
    })
    await player.step('goes back, and sees one unread notice less', async () => {
      await page.goBack()
      await expect(notices(3)).toBeVisible()
    })
    const openEntry = (id: string) =>
      player.tap(page.getByRole('navigation', { name: text('agent.entries') }).getByRole('link', { name: text(id) }))
    const goHome = () =>
      player.step('goes back to the home of agents', async () => {
        await page.goBack()
        await expect(page).toHaveURL(/\/m\/agent$/)
        await expect(bar).toBeVisible()
      })
    for (const [id, path, words] of [
      ['agent.entry.overview', '/m/agent/team/overview', 'team.size'],
      ['agent.entry.betting', '/m/teamBetting', 'reports.filter'],
      ['agent.entry.rebate', '/m/member/agent/agentRebeat', 'downline.rebate.shares'],
    ] as const) {
      await player.step(`opens ${path}`, async () => {
        await openEntry(id)
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expect(main.getByText(text(words)).first()).toBeVisible()
      })
      await goHome()
    }
    await player.step('opens the result of the team', async () => {
      await openEntry('agent.entry.profit')
      await player.tap(main.getByRole('button', { name: /^bruna84/ }))
      await expect(dialog).toBeVisible()
    })
    await player.step('opens the team of one member', async () => {
      await player.tap(dialog.getByRole('link', { name: text('reports.team.open') }))
      await expect(page).toHaveURL(/\/m\/agent\/team\/pnl\?member=\d+$/)
      await expect(main.getByRole('navigation', { name: text('reports.team.trail') })).toContainText('bruna84')
      await expect(main.getByRole('button', { name: /^larissa66/ })).toBeVisible()
    })
    await open('/m/agent')
    const rows = main.getByRole('region').getByRole('listitem').getByRole('button')
    await player.step('opens the record of the team, and one of its rows', async () => {
      await openEntry('agent.entry.record')
      await expect(page.getByRole('banner')).toContainText(text('shell.title.teamRecord'))
      await player.tap(rows.first())
      await expect(dialog).toBeVisible()
    })
    await player.step('shows the rows of that member only', async () => {
      const only = dialog.getByRole('link', { name: text('reports.team.only') })
      const account = new URL((await only.getAttribute('href')) ?? '', page.url()).searchParams.get('account') ?? ''
      await player.tap(only)
      await expect(main.getByRole('button', { name: text('reports.filter.remove', { label: account }) })).toBeVisible()
      await expect
        .poll(async () => (await rows.allTextContents()).filter((name) => !name.includes(account)))
        .toEqual([])
    })
  },
)

test(
  'redirects from the agents’ home to home, but shows the account record, when a member is not an agent',
  { tag: ['@AGEN-007'] },
  async ({ page, lobby, text, player, open }) => {
    await open('/m/transaction/record?types=A', 'ana')
    await expect(
      page.getByRole('main').getByRole('button', { name: new RegExp(`^${text('reports.kind.OPENING')}`) }),
    ).toBeVisible()
    await player.step('opens the home of agents by its address', async () => {
      await page.goto(`${lobby.origin}/m/agent`)
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  },
)
