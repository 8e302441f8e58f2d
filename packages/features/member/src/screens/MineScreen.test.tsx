import { createSessionFixture, loadProductMessages, createRefusalResponse } from '@lobby/platform/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anaMemberInfo } from '../testing/memberResponses.ts'
import { balanceEndpoint, memberInfoEndpoint, renderMemberCentre } from '../testing/renderMemberCentre.tsx'

const versions = ['1', '0']

describe('MineScreen: header', () => {
  test('opens /m/home when the home button of the header is pressed', { tags: ['MEMB-014'] }, async () => {
    const { header, location } = await renderMemberCentre()
    await header.getByRole('button', { name: 'Home' }).click()
    await expect.poll(location).toBe('/m/home')
  })

  test('shows the title of the member centre in the header', { tags: ['MEMB-015'] }, async () => {
    const { header } = await renderMemberCentre()
    await expect.element(header.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  })

  test('opens /m/set for a member from the settings button', { tags: ['MEMB-016'] }, async () => {
    const { header, location, logins } = await renderMemberCentre()
    await header.getByRole('button', { name: 'Settings' }).click()
    await expect.poll(location).toBe('/m/set')
    expect(logins).toEqual([])
  })

  test(
    'opens the login dialog and stays on the page when a guest presses the settings button',
    { tags: ['MEMB-017'] },
    async () => {
      const { header, location, logins } = await renderMemberCentre({ type: null })
      await header.getByRole('button', { name: 'Settings' }).click()
      expect(logins).toHaveLength(1)
      await expect.poll(location).toBe('/m/mine')
    },
  )

  test('opens the language popup when the language button is pressed', { tags: ['MEMB-018'] }, async () => {
    const { header, prompts } = await renderMemberCentre()
    await header.getByRole('button', { name: 'Language: English' }).click()
    expect(prompts).toEqual(['language'])
  })
})

describe.each(versions)('MineScreen: member card with mem_cen %s', (mem_cen) => {
  test('shows the member card to a member, and a sign-in prompt to a guest', { tags: ['MEMB-019'] }, async () => {
    const { main, screen } = await renderMemberCentre({ mem_cen })
    await expect.element(main.getByText('Ana Lima')).toBeVisible()
    await expect.element(main.getByText('Sign in or register')).not.toBeInTheDocument()
    await screen.unmount()
    const guest = await renderMemberCentre({ mem_cen, type: null })
    await expect.element(guest.main.getByText('Sign in or register')).toBeVisible()
    await expect.element(guest.main.getByText('Ana Lima')).not.toBeInTheDocument()
  })

  test('shows the initials as the avatar when there is no picture', { tags: ['MEMB-020'] }, async () => {
    const { main } = await renderMemberCentre({ mem_cen })
    await expect.element(main.getByText('AL', { exact: true })).toBeVisible()
  })

  test(
    'shows the VIP level of the member info, and no VIP label when the member has no VIP level',
    { tags: ['MEMB-022'] },
    async () => {
      const { main, screen } = await renderMemberCentre({ mem_cen, flags: ['memberClub'] })
      await expect.element(main.getByText('VIP 2', { exact: true })).toBeVisible()
      await screen.unmount()
      const other = await renderMemberCentre({
        mem_cen,
        flags: ['memberClub'],
        answers: { [memberInfoEndpoint]: { value: { ...anaMemberInfo, vipLevel: null } } },
      })
      await expect.element(other.main.getByText(/^Joined/)).toBeVisible()
      await expect.element(other.main.getByText(/VIP/)).not.toBeInTheDocument()
    },
  )

  test.each([
    // In São Paulo this time is on the previous day, but less than 24 hours ago.
    ['2026-11-19T15:30:00Z', 'Joined less than a day ago'],
    ['2026-11-19T15:00:00Z', 'Joined 1 day ago'],
    ['2026-04-20T15:00:00Z', 'Joined 214 days ago'],
  ])('shows the time since the registration date %s as "%s"', { tags: ['MEMB-023'] }, async (regDate, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 15) })
    onTestFinished(() => void vi.useRealTimers())
    const { main } = await renderMemberCentre({
      mem_cen,
      answers: { [memberInfoEndpoint]: { value: { ...anaMemberInfo, regDate } } },
    })
    await expect.element(main.getByText(text, { exact: true })).toBeVisible()
  })

  test(
    'links the member card to /m/member/benefits when the feature flag memberClub is on',
    { tags: ['MEMB-024'] },
    async () => {
      const { main, location } = await renderMemberCentre({ mem_cen, flags: ['memberClub'] })
      await main.getByText('Ana Lima').click()
      await expect.poll(location).toBe('/m/member/benefits')
    },
  )

  test('does not link the member card when the feature flag memberClub is off', { tags: ['MEMB-024'] }, async () => {
    const { main, location } = await renderMemberCentre({ mem_cen })
    await main.getByText('Ana Lima').click()
    await expect.poll(location).toBe('/m/mine')
    await expect.element(main.getByRole('link', { name: /Ana Lima/ })).not.toBeInTheDocument()
  })

  test(
    'shows and links the VIP level only when the feature flag memberClub is on',
    { tags: ['MEMB-027'] },
    async () => {
      const answers = { [memberInfoEndpoint]: { value: { ...anaMemberInfo, vipLevel: 'Diamond' } } }
      const { main, screen } = await renderMemberCentre({ mem_cen, flags: ['memberClub'], answers })
      await expect.element(main.getByRole('link', { name: /Diamond/ })).toBeVisible()
      await screen.unmount()
      const off = await renderMemberCentre({ mem_cen, answers })
      await expect.element(off.main.getByText(/^Joined/)).toBeVisible()
      await expect.element(off.main.getByText('Diamond')).not.toBeInTheDocument()
    },
  )

  test('shows a guest a prompt to sign in or register instead of the member card', { tags: ['MEMB-025'] }, async () => {
    const { main } = await renderMemberCentre({ mem_cen, type: null })
    await expect.element(main.getByRole('button', { name: 'Sign in or register' })).toBeVisible()
    await expect.element(main.getByText('Balance')).not.toBeInTheDocument()
  })

  test('opens the login dialog when a guest presses "Sign in or register"', { tags: ['MEMB-026'] }, async () => {
    const { main, logins } = await renderMemberCentre({ mem_cen, type: null })
    await main.getByRole('button', { name: 'Sign in or register' }).click()
    expect(logins).toHaveLength(1)
  })

  test('hides the balance in the member centre and in the header of home when "Hide balance" is pressed', async () => {
    const { main, site } = await renderMemberCentre({ mem_cen })
    await expect.element(main.getByText(/^R\$\s?12\.50$/)).toBeVisible()
    await main.getByRole('button', { name: 'Hide balance' }).click()
    await expect.element(main.getByText(/^R\$\s?12\.50$/)).not.toBeInTheDocument()
    expect(site.storage.get('balanceHidden')).toBe(true)
  })

  test('shows the user name of the session and a retry when the member info does not load', async () => {
    let broken = true
    const answer = () =>
      broken ? createRefusalResponse('member.unknown') : Response.json({ success: true, value: anaMemberInfo })
    const { main } = await renderMemberCentre({ mem_cen, answers: { [memberInfoEndpoint]: answer } })
    await expect.element(main.getByText('Couldn’t load your details')).toBeVisible()
    await expect.element(main.getByText('ana', { exact: true })).toBeVisible()
    broken = false
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect.element(main.getByText('Ana Lima')).toBeVisible()
    await expect.element(main.getByText('Couldn’t load your details')).not.toBeInTheDocument()
  })
})

const all = [
  'memberClub',
  'depositRecord',
  'withdrawalReport',
  'accountRecord',
  'bettingRecord',
  'profitAndLoss',
  'transferToUpline',
  'rewardCentre',
  'manualRebate',
  'rebateReport',
  'mailCentre',
  'feedback',
]
const full = {
  type: 1,
  flags: all,
  promotions: ['REFERRAL', 'MISSION'],
  answers: { [memberInfoEndpoint]: { value: { ...anaMemberInfo, toUpline: true } } },
}
const list = {
  'Agency centre': '/m/agent',
  'Deposit record': '/m/vouReport',
  'Withdrawal report': '/m/withdrawReport',
  'Account record': '/m/transaction/record',
  'Betting record': '/m/gameRecord',
  'Profit and loss': '/m/profitandloss',
  'Transfer to upline': '/m/upLine/transfer',
  'Reward centre': '/m/rewardCenter',
  'Manual rebate': '/m/member/manualRebate',
  Leaderboard: '/m/leaderBoard',
  'My rebate': '/m/member/rebateReport',
  Inbox: '/m/webEmail',
  Feedback: '/m/feedback',
}

test.each(['EN', 'PT'])(
  'gives the entry of the leaderboard page the same text as the title of the page in the language %s',
  async (language) => {
    const messages = await loadProductMessages(language)
    expect(messages['mine.missions']).toBe(messages['shell.title.leaderBoard'])
  },
)

const entryPaths = {
  'Level benefits': '/m/member/benefits',
  Deposit: '/m/voucherCenter',
  Withdraw: '/m/withdraw',
  'Invite friends': '/m/inviteFriends',
  'Security centre': '/m/securityCenter',
  ...list,
}

describe.each(versions)('MineScreen: entries with mem_cen %s', (mem_cen) => {
  test(
    'shows an agent with an upline all entries when all feature flags and promotions are on',
    {
      tags: [
        'MEMB-028',
        'MEMB-031',
        'MEMB-032',
        'MEMB-034',
        'MEMB-036',
        'MEMB-038',
        'MEMB-040',
        'MEMB-042',
        'MEMB-044',
        'MEMB-046',
        'MEMB-048',
        'MEMB-050',
        'MEMB-052',
        'MEMB-054',
        'MEMB-056',
        'MEMB-058',
        'MEMB-060',
        'MEMB-062',
      ],
    },
    async () => {
      const { entry } = await renderMemberCentre({ ...full, mem_cen })
      for (const [name, path] of Object.entries(entryPaths)) {
        await expect.element(entry(name), { message: name }).toBeVisible()
        await expect.element(entry(name), { message: name }).toHaveAttribute('href', path)
      }
    },
  )

  test('shows only deposit, withdrawal and security centre when all feature flags and promotions are off', async () => {
    const { main, site } = await renderMemberCentre({ mem_cen })
    await expect.element(main.getByText('Ana Lima')).toBeVisible()
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    expect(
      main
        .getByRole('link')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Deposit', 'Withdraw', 'Security centre'])
  })

  test('opens the download popup when its tile is pressed, and closes the popup', { tags: ['MEMB-030'] }, async () => {
    const { main, screen } = await renderMemberCentre({ mem_cen })
    await expect.element(screen.getByText('Close the downloads')).not.toBeInTheDocument()
    await main.getByRole('button', { name: 'Download the app' }).click()
    await screen.getByText('Close the downloads').click()
    await expect.element(screen.getByText('Close the downloads')).not.toBeInTheDocument()
  })

  test(
    'asks a guest who presses an entry to sign in, and opens the entry after the sign-in',
    { tags: ['MEMB-064'] },
    async () => {
      const { main, entry, location, logins, site } = await renderMemberCentre({
        mem_cen,
        type: null,
        flags: all,
        promotions: ['REFERRAL', 'MISSION'],
      })
      await expect.element(entry('Invite friends')).toBeVisible()
      const links = main.getByRole('link').elements()
      expect(links).toHaveLength(14)
      for (const link of links) (link as HTMLElement).click()
      expect(logins).toHaveLength(links.length)
      await expect.poll(location).toBe('/m/mine')
      await entry('Betting record').click()
      site.session.signIn(createSessionFixture())
      logins.at(-1)?.onSignedIn?.()
      await expect.poll(location).toBe('/m/gameRecord')
    },
  )

  test('control: opens an entry without a sign-in when a member presses it', { tags: ['MEMB-064'] }, async () => {
    const { entry, location, logins } = await renderMemberCentre({ ...full, mem_cen })
    await entry('Reward centre').click()
    await expect.poll(location).toBe('/m/rewardCenter')
    expect(logins).toEqual([])
  })
})

test.each([
  [3, '3 new'],
  [99, '99 new'],
  [1_000_000, '99+ new'],
])('shows a number of %s unread mails as "%s" on the entry of the inbox', { tags: ['B41'] }, async (value, said) => {
  const { main } = await renderMemberCentre({
    flags: ['mailCentre'],
    answers: { 'GET /wps/message/unreadCount': { value } },
  })
  await expect.element(main.getByRole('link', { name: `Inbox ${said}`, exact: true })).toBeVisible()
})

test('refetches the member info whenever a member opens the member centre', { tags: ['MEMB-065'] }, async () => {
  const names = ['Ana Lima', 'Aninha', 'Ana L.']
  let answered = 0
  const { main, reopen } = await renderMemberCentre({
    answers: {
      [memberInfoEndpoint]: () =>
        Response.json({ success: true, value: { ...anaMemberInfo, nickname: names[answered++] } }),
    },
  })
  await expect.element(main.getByText('Ana Lima')).toBeVisible()
  await expect.element((await reopen()).getByText('Aninha')).toBeVisible()
  expect(answered).toBe(2)
})

test('fetches no member data when a guest opens the member centre', { tags: ['MEMB-065'] }, async () => {
  const { site, main } = await renderMemberCentre({ type: null })
  await expect.element(main.getByText('Sign in or register')).toBeVisible()
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  expect(site.fetch.asked).not.toContain(memberInfoEndpoint)
  expect(site.fetch.asked).not.toContain(balanceEndpoint)
})

test(
  'shows each entry one time: in titled groups in the new version, in one list in the base version',
  { tags: ['CONF-047'] },
  async () => {
    const cards = await renderMemberCentre({ ...full, mem_cen: '1' })
    await expect.element(cards.main.getByRole('region', { name: 'Records' })).toBeVisible()
    await expect.element(cards.entry('Invite friends')).toBeVisible()
    const ways = (main: typeof cards.main) =>
      main
        .getByRole('link')
        .elements()
        .map((each) => each.textContent)
        .sort()
    const inCards = ways(cards.main)
    await cards.screen.unmount()
    const base = await renderMemberCentre({ ...full, mem_cen: '0' })
    await expect.element(base.entry('Invite friends')).toBeVisible()
    await expect.element(base.entry('Leaderboard')).toBeVisible()
    expect(base.main.getByRole('region').elements()).toEqual([])
    expect(
      base.main
        .getByRole('list', { name: 'More options' })
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(Object.keys(list))
    expect(ways(base.main)).toEqual(inCards)
  },
)

test(
  'shows the balance with the currency symbol of the wallet and two decimals',
  { tags: ['CALL-093', 'SHELL-141'] },
  async () => {
    const { main } = await renderMemberCentre({
      answers: { [balanceEndpoint]: { value: { sumBalance: 12.5, currencySymbol: 'C$' } } },
    })
    await expect.element(main.getByText(/^C\$\s?12\.50$/)).toBeVisible()
  },
)

test(
  'shows the balance above the main menu in the new version of the member centre',
  { tags: ['CONF-047'] },
  async () => {
    const { main, entry } = await renderMemberCentre({ mem_cen: '1' })
    const top = (element: Element) => element.getBoundingClientRect().top
    await expect.element(entry('Deposit')).toBeVisible()
    expect(top(main.getByText('Balance', { exact: true }).element())).toBeLessThan(top(entry('Deposit').element()))
  },
)
