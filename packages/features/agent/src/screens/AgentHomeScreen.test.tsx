import { capabilities } from '@lobby/merchant'
import type { PlatformResponses } from '@lobby/platform/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  agentHomeResponses,
  createAgentNoticeFixture,
  createAgentNoticesFixture,
} from '../testing/agentHomeResponses.ts'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import { AgentHomeScreen } from './AgentHomeScreen.tsx'

const kpiCall = 'GET /wps/agent/team/kpi'
const noticesCall = 'GET /wps/announcement/agent'
const dividendCall = 'GET /wps/agent/dividend'
const mailCall = 'GET /wps/message/unreadCount'

const answers: PlatformResponses = { ...agentHomeResponses, [mailCall]: { value: 3 } }

interface Setting {
  readonly type?: number | null
  readonly flags?: readonly string[]
  readonly answers?: PlatformResponses
  readonly timeZone?: string
}

async function open({ type = 1, flags = capabilities, timeZone = 'America/Sao_Paulo', ...init }: Setting = {}) {
  const agent = await renderAgentScreen('/m/agent', <AgentHomeScreen />, {
    type,
    merchant: { flags: flags as never, timeZone },
    answers: { ...answers, ...init.answers },
  })
  return {
    ...agent,
    menu: agent.screen.getByRole('navigation', { name: 'Agent menu' }),
    bar: agent.screen.getByRole('navigation', { name: 'Agent navigation' }),
  }
}

/** Sets the device's clock to a local time. */
function at(hour: number, minute = 30) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, hour, minute) })
  onTestFinished(() => void vi.useRealTimers())
}

const counter = (screen: Awaited<ReturnType<typeof open>>['screen'], name: string) =>
  screen.getByText(name, { exact: true }).element().parentElement?.textContent

test('redirects a guest from /m/agent to /m/home', { tags: ['AGEN-006'] }, async () => {
  const { location, screen } = await open({ type: null })
  await expect.poll(location).toBe('/m/home')
  expect(screen.getByRole('main').query()).toBeNull()
})

test.each([0, 4, 40])(
  'redirects a member of the type %i from /m/agent to /m/home',
  { tags: ['AGEN-007'] },
  async (type) => {
    const { location, screen, site } = await open({ type })
    await expect.poll(location).toBe('/m/home')
    expect(screen.getByRole('main').query()).toBeNull()
    expect(site.fetch.asked).toEqual([])
  },
)

describe('AgentHomeScreen: greeting', () => {
  test.each([
    [0, 'Good morning'],
    [10, 'Good morning'],
    [11, 'Good afternoon'],
    [14, 'Good afternoon'],
    [15, 'Enjoy your afternoon'],
    [18, 'Enjoy your afternoon'],
    [19, 'Good evening'],
    [23, 'Good evening'],
  ])(
    'shows, when the hour of the device is %i, the greeting "%s"',
    { tags: ['AGEN-008', 'AGEN-014', 'AGEN-015', 'AGEN-016', 'AGEN-017'] },
    async (hour, words) => {
      at(hour)
      const { screen } = await open()
      await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
    },
  )

  test('greets the agent with "Good morning" at midnight', { tags: ['C4'] }, async () => {
    at(0, 0)
    const { screen } = await open()
    await expect.element(screen.getByText('Good morning', { exact: true })).toBeVisible()
  })

  test(
    'control: greets the agent with "Good evening" at 23:59, and with "Good morning" one minute later',
    { tags: ['C4-control'] },
    async () => {
      at(23, 59)
      const { screen } = await open()
      await expect.element(screen.getByText('Good evening', { exact: true })).toBeVisible()
      vi.setSystemTime(new Date(2026, 10, 21, 0, 0))
      await expect.element(screen.getByText('Good morning', { exact: true })).toBeVisible()
    },
  )

  test('greets the agent by the account name', { tags: ['AGEN-009'] }, async () => {
    const { screen } = await open()
    await expect.element(screen.getByRole('main').getByText('agent', { exact: true })).toBeVisible()
  })
})

describe('AgentHomeScreen: balance', () => {
  test(
    'shows the total balance, with buttons that refresh it and that hide it on the whole site',
    { tags: ['AGEN-010', 'CALL-093', 'SHELL-141'] },
    async () => {
      let sumBalance = 8214
      const { screen, site } = await open({
        answers: {
          'GET /wps/wallets/balance': () =>
            Response.json({ success: true, value: { sumBalance, currencySymbol: 'C$' } }),
        },
      })
      await expect.element(screen.getByText(/^C\$\s?8,214\.00$/)).toBeVisible()
      sumBalance = 9000
      await screen.getByRole('button', { name: 'Refresh balance' }).click()
      await expect.element(screen.getByText(/^C\$\s?9,000\.00$/)).toBeVisible()
      await screen.getByRole('button', { name: 'Hide balance' }).click()
      await expect.element(screen.getByText(/9,000/)).not.toBeInTheDocument()
      expect(site.storage.get('balanceHidden')).toBe(true)
    },
  )

  test('shows --, the error and the links when the balance does not load', async () => {
    const { screen } = await open({ answers: { 'GET /wps/wallets/balance': () => new Response('', { status: 500 }) } })
    await expect.element(screen.getByText('--', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Deposit' })).toBeVisible()
  })

  test.each([
    ['Withdraw', '/m/withdraw'],
    ['Deposit', '/m/voucherCenter'],
  ])('links "%s" below the balance to %s', { tags: ['AGEN-013', 'AGEN-011', 'AGEN-012'] }, async (name, to) => {
    const { screen, location } = await open()
    await screen.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect.poll(location).toBe(to)
  })
})

describe('AgentHomeScreen: counters', () => {
  test.each([
    ['signed in', '142'],
    ['placed bets', '87'],
    ['new members', '12'],
    ['online now', '31'],
  ])(
    'shows the team counter "%s" with the number %s',
    { tags: ['CALL-097', 'AGEN-018', 'AGEN-019', 'AGEN-020', 'AGEN-021'] },
    async (name, count) => {
      const { screen } = await open()
      await expect.poll(() => counter(screen, name)).toBe(name + count)
    },
  )

  test(
    'requests the counters for today in the merchant’s time zone, without a list of days',
    { tags: ['CALL-096', 'CALL-098'] },
    async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 23, 30) })
      onTestFinished(() => void vi.useRealTimers())
      const { asked, screen } = await open({ timeZone: 'Pacific/Kiritimati' })
      await expect.poll(() => asked(kpiCall)).toHaveLength(1)
      const query = new URLSearchParams(asked(kpiCall)[0]?.split('?')[1])
      expect([query.get('startDate'), query.get('endDate'), query.get('size')]).toEqual([
        '2026-11-21',
        '2026-11-21',
        '0',
      ])
      await screen.unmount()
      const west = await open({ timeZone: 'America/Sao_Paulo' })
      await expect.poll(() => west.asked(kpiCall)[0]).toContain('startDate=2026-11-20')
    },
  )

  test('offers a retry when the counters do not load, and still shows the entries', async () => {
    let broken = true
    const { screen, menu } = await open({
      answers: {
        [kpiCall]: () =>
          broken ? new Response('', { status: 500 }) : Response.json({ success: true, ...agentHomeResponses[kpiCall] }),
      },
    })
    await expect.element(screen.getByRole('alert').getByText('Couldn’t load your team’s figures')).toBeVisible()
    await expect.element(menu.getByRole('link', { name: 'Team overview' })).toBeVisible()
    broken = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => counter(screen, 'signed in')).toBe('signed in142')
    expect(screen.getByRole('alert').query()).toBeNull()
  })
})

const entries = [
  ['teamOverview', 'Team overview', '/m/agent/team/overview'],
  ['accountRecord', 'Team records', '/m/transaction/record?types=A'],
  ['teamMembers', 'Team members', '/m/member/team'],
  ['redRain', 'Transfer to team', '/m/redRain'],
  ['teamProfitAndLoss', 'Team profit and loss', '/m/agent/team/pnl'],
  ['teamBetting', 'Team bets', '/m/teamBetting'],
  ['agentRebate', 'Agent rebate', '/m/member/agent/agentRebeat'],
  ['teamRebate', 'Team rebate', '/m/member/teamRebate'],
  ['securityCentre', 'Security centre', '/m/securityCenter'],
  ['mailCentre', 'Inbox', '/m/webEmail'],
] as const

describe('AgentHomeScreen: entries', () => {
  const namesIn = (menu: Awaited<ReturnType<typeof open>>['menu']) =>
    menu
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)

  test.each(entries)(
    'needs only the flag %s to show the entry "%s", which opens %s',
    {
      tags: [
        'AGEN-022',
        'AGEN-034',
        'AGEN-023',
        'AGEN-035',
        'AGEN-024',
        'AGEN-036',
        'AGEN-025',
        'AGEN-037',
        'AGEN-026',
        'AGEN-038',
        'AGEN-027',
        'AGEN-039',
        'AGEN-028',
        'AGEN-040',
        'AGEN-029',
        'AGEN-041',
        'AGEN-030',
        'AGEN-042',
        'AGEN-031',
        'AGEN-043',
      ],
    },
    async (flag, name, to) => {
      const { menu, location } = await open({ flags: [flag] })
      const link = menu.getByRole('link', { name: new RegExp(`^${name}`) })
      await expect.element(link).toBeVisible()
      await link.click()
      await expect.poll(location).toBe(to)
    },
  )

  test.each(entries)(
    'needs the flag %s to show the entry "%s", and shows all other entries without the flag',
    { tags: ['AGEN-044'] },
    async (flag, name) => {
      const { menu } = await open({
        flags: capabilities.filter((each) => each !== flag),
        answers: { [mailCall]: { value: 0 } },
      })
      await expect
        .poll(() => namesIn(menu))
        .toEqual([...entries.map(([, each]) => each as string).filter((each) => each !== name), 'Online service'])
    },
  )

  test(
    'shows the entry "Online service", which opens /m/service, without any flag',
    { tags: ['AGEN-033'] },
    async () => {
      const { menu, location } = await open({ flags: [] })
      await expect.poll(() => namesIn(menu)).toEqual(['Online service'])
      await menu.getByRole('link').click()
      await expect.poll(location).toBe('/m/service')
    },
  )

  test(
    'shows the number of unread mails when it is not zero, and fetches no number without the mail entry',
    { tags: ['AGEN-032'] },
    async () => {
      const { menu, screen } = await open()
      const mails = menu.getByRole('link', { name: /^Inbox\s?3 unread/ })
      await expect.element(mails).toBeVisible()
      await expect.element(mails.getByText('3', { exact: true })).toBeVisible()
      await screen.unmount()
      const read = await open({ answers: { [mailCall]: { value: 0 } } })
      await expect.element(read.menu.getByRole('link', { name: 'Inbox', exact: true })).toBeVisible()
      await read.screen.unmount()
      const none = await open({ flags: ['teamOverview'] })
      await expect.poll(() => counter(none.screen, 'signed in')).toBe('signed in142')
      expect(none.asked(mailCall)).toEqual([])
    },
  )
})

describe('AgentHomeScreen: footer', () => {
  test.each([
    ['Home', '/m/home'],
    ['Add account', '/m/agentRegister'],
    ['Dividend', '/m/member/agent/agentDivident'],
    [/^Notices\s?2 unread/, '/m/member/notice?types=A'],
  ])('links "%s" in the footer to %s', { tags: ['AGEN-045', 'AGEN-046', 'AGEN-047', 'AGEN-049'] }, async (name, to) => {
    const { bar, location } = await open()
    await bar.getByRole('link', { name, exact: true }).click()
    await expect.poll(location).toBe(to)
  })

  test(
    "shows the platform's number of unread notices, and no number for zero",
    { tags: ['AGEN-050', 'CALL-032', 'CALL-033'] },
    async () => {
      const { bar, screen, asked } = await open({
        answers: { [noticesCall]: { value: { content: [], footer: { unreadCount: 120 } } } },
      })
      await expect.element(bar.getByRole('link', { name: /^Notices.*120 unread/ }).getByText('99+')).toBeVisible()
      const query = new URLSearchParams(asked(noticesCall)[0]?.split('?')[1])
      expect(Object.fromEntries(query)).toEqual({ types: 'A', groupName: 'm_home', merchantCode: 'acme01' })
      await screen.unmount()
      const read = await open({
        answers: { [noticesCall]: { value: createAgentNoticesFixture([createAgentNoticeFixture({ read: true })]) } },
      })
      await expect.element(read.bar.getByRole('link', { name: 'Notices', exact: true })).toBeVisible()
    },
  )

  test('shows the dividend only when the platform allows it', { tags: ['AGEN-048'] }, async () => {
    const { bar, asked, site } = await open({
      answers: { [dividendCall]: { value: { shown: false, sumPaidMinor: 0, sumOwedMinor: 0 } } },
    })
    await expect.poll(() => [asked(dividendCall).length, site.queries.isFetching()]).toEqual([1, 0])
    expect(bar.getByRole('link').elements()).toHaveLength(3)
    expect(bar.getByRole('link', { name: 'Dividend' }).query()).toBeNull()
  })

  test.each([41, 42])(
    'neither fetches nor shows a dividend for an agent of the type %i',
    { tags: ['AGEN-051'] },
    async (type) => {
      const { bar, asked, site } = await open({ type })
      await expect.element(bar.getByRole('link', { name: /^Notices\s?2 unread/ })).toBeVisible()
      await expect.poll(() => site.queries.isFetching()).toBe(0)
      expect([asked(dividendCall), bar.getByRole('link', { name: 'Dividend' }).query()]).toEqual([[], null])
    },
  )
})
