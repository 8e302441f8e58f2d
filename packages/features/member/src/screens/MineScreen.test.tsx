import { makeSession, productMessages, refusal } from '@lobby/platform/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ana } from '../testing/answers.ts'
import { balancePath, memberPath, renderMine } from '../testing/renderMine.tsx'

const versions = ['1', '0']

describe('the header', () => {
  test('has an arrow that leads to /m/home', { tags: ['MEMB-014'] }, async () => {
    const { header, location } = await renderMine()
    await header.getByRole('button', { name: 'Home' }).click()
    await expect.poll(location).toBe('/m/home')
  })

  test('has a title', { tags: ['MEMB-015'] }, async () => {
    const { header } = await renderMine()
    await expect.element(header.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  })

  test('its settings button leads a member to /m/set', { tags: ['MEMB-016'] }, async () => {
    const { header, location, logins } = await renderMine()
    await header.getByRole('button', { name: 'Settings' }).click()
    await expect.poll(location).toBe('/m/set')
    expect(logins).toEqual([])
  })

  test('its settings button opens the login dialog for a guest, who stays', { tags: ['MEMB-017'] }, async () => {
    const { header, location, logins } = await renderMine({ type: null })
    await header.getByRole('button', { name: 'Settings' }).click()
    expect(logins).toHaveLength(1)
    await expect.poll(location).toBe('/m/mine')
  })

  test('has a control for the language, which opens the popup', { tags: ['MEMB-018'] }, async () => {
    const { header, prompts } = await renderMine()
    await header.getByRole('button', { name: 'Language: English' }).click()
    expect(prompts).toEqual(['language'])
  })
})

describe.each(versions)('the card, mem_cen %s', (mem_cen) => {
  test('is there with a session, and not without', { tags: ['MEMB-019'] }, async () => {
    const { main, screen } = await renderMine({ mem_cen })
    await expect.element(main.getByText('Ana Lima')).toBeVisible()
    await expect.element(main.getByText('Sign in or register')).not.toBeInTheDocument()
    await screen.unmount()
    const guest = await renderMine({ mem_cen, type: null })
    await expect.element(guest.main.getByText('Sign in or register')).toBeVisible()
    await expect.element(guest.main.getByText('Ana Lima')).not.toBeInTheDocument()
  })

  test('shows the avatar: the initials, where there is no picture', { tags: ['MEMB-020'] }, async () => {
    const { main } = await renderMine({ mem_cen })
    await expect.element(main.getByText('AL', { exact: true })).toBeVisible()
  })

  test(
    'shows the VIP level that the platform gives; without one there is no label',
    { tags: ['MEMB-022'] },
    async () => {
      const { main, screen } = await renderMine({ mem_cen, flags: ['memberClub'] })
      await expect.element(main.getByText('VIP 2', { exact: true })).toBeVisible()
      await screen.unmount()
      const other = await renderMine({
        mem_cen,
        flags: ['memberClub'],
        answers: { [memberPath]: { value: { ...ana, vipLevel: null } } },
      })
      await expect.element(other.main.getByText(/^Joined/)).toBeVisible()
      await expect.element(other.main.getByText(/VIP/)).not.toBeInTheDocument()
    },
  )

  test.each([
    // Yesterday in São Paulo, and less than 24 hours ago.
    ['2026-11-19T15:30:00Z', 'Joined less than a day ago'],
    ['2026-11-19T15:00:00Z', 'Joined 1 day ago'],
    ['2026-04-20T15:00:00Z', 'Joined 214 days ago'],
  ])('says for how many whole days somebody is a member: since %s', { tags: ['MEMB-023'] }, async (regDate, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 15) })
    onTestFinished(() => void vi.useRealTimers())
    const { main } = await renderMine({ mem_cen, answers: { [memberPath]: { value: { ...ana, regDate } } } })
    await expect.element(main.getByText(text, { exact: true })).toBeVisible()
  })

  test('leads to /m/member/benefits with the VIP switch on', { tags: ['MEMB-024'] }, async () => {
    const { main, location } = await renderMine({ mem_cen, flags: ['memberClub'] })
    await main.getByText('Ana Lima').click()
    await expect.poll(location).toBe('/m/member/benefits')
  })

  test('leads nowhere with the VIP switch off', { tags: ['MEMB-024'] }, async () => {
    const { main, location } = await renderMine({ mem_cen })
    await main.getByText('Ana Lima').click()
    await expect.poll(location).toBe('/m/mine')
    await expect.element(main.getByRole('link', { name: /Ana Lima/ })).not.toBeInTheDocument()
  })

  test(
    'the switch is memberClub, for the label as for the way; the label’s text is that of the member info',
    { tags: ['MEMB-027'] },
    async () => {
      const answers = { [memberPath]: { value: { ...ana, vipLevel: 'Diamond' } } }
      const { main, screen } = await renderMine({ mem_cen, flags: ['memberClub'], answers })
      await expect.element(main.getByRole('link', { name: /Diamond/ })).toBeVisible()
      await screen.unmount()
      const off = await renderMine({ mem_cen, answers })
      await expect.element(off.main.getByText(/^Joined/)).toBeVisible()
      await expect.element(off.main.getByText('Diamond')).not.toBeInTheDocument()
    },
  )

  test('without a session there is a prompt to sign in or register in its place', { tags: ['MEMB-025'] }, async () => {
    const { main } = await renderMine({ mem_cen, type: null })
    await expect.element(main.getByRole('button', { name: 'Sign in or register' })).toBeVisible()
    await expect.element(main.getByText('Balance')).not.toBeInTheDocument()
  })

  test('the prompt opens the login dialog', { tags: ['MEMB-026'] }, async () => {
    const { main, logins } = await renderMine({ mem_cen, type: null })
    await main.getByRole('button', { name: 'Sign in or register' }).click()
    expect(logins).toHaveLength(1)
  })

  test('the balance can be hidden, which the header of home knows too', async () => {
    const { main, site } = await renderMine({ mem_cen })
    await expect.element(main.getByText(/^R\$\s?12\.50$/)).toBeVisible()
    await main.getByRole('button', { name: 'Hide balance' }).click()
    await expect.element(main.getByText(/^R\$\s?12\.50$/)).not.toBeInTheDocument()
    expect(site.storage.get('balanceHidden')).toBe(true)
  })

  test('member info that does not come leaves the name of the session, says so, and comes at a press', async () => {
    let broken = true
    const answer = () => (broken ? refusal('member.unknown') : Response.json({ success: true, value: ana }))
    const { main } = await renderMine({ mem_cen, answers: { [memberPath]: answer } })
    await expect.element(main.getByText('Your details did not load')).toBeVisible()
    await expect.element(main.getByText('ana', { exact: true })).toBeVisible()
    broken = false
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect.element(main.getByText('Ana Lima')).toBeVisible()
    await expect.element(main.getByText('Your details did not load')).not.toBeInTheDocument()
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
  answers: { [memberPath]: { value: { ...ana, toUpline: true } } },
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

test.each(['EN', 'PT'])('names the entry of the leaderboard as its page is named, in %s', async (language) => {
  const messages = await productMessages(language)
  expect(messages['mine.missions']).toBe(messages['shell.title.leaderBoard'])
})

const entryPaths = {
  'Level benefits': '/m/member/benefits',
  Deposit: '/m/voucherCenter',
  Withdraw: '/m/withdraw',
  'Invite friends': '/m/inviteFriends',
  'Security centre': '/m/securityCenter',
  ...list,
}

describe.each(versions)('the ways on, mem_cen %s', (mem_cen) => {
  test(
    'an agent with an upline, of a merchant with everything on, has all of them, and each leads to its page',
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
      const { entry } = await renderMine({ ...full, mem_cen })
      for (const [name, path] of Object.entries(entryPaths)) {
        await expect.element(entry(name), { message: name }).toBeVisible()
        await expect.element(entry(name), { message: name }).toHaveAttribute('href', path)
      }
    },
  )

  test('with everything off a member has deposit, withdrawal and the security centre alone', async () => {
    const { main, site } = await renderMine({ mem_cen })
    await expect.element(main.getByText('Ana Lima')).toBeVisible()
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    expect(
      main
        .getByRole('link')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Deposit', 'Withdraw', 'Security centre'])
  })

  test('the download tile opens the download popup, which closes again', { tags: ['MEMB-030'] }, async () => {
    const { main, screen } = await renderMine({ mem_cen })
    await expect.element(screen.getByText('Close the downloads')).not.toBeInTheDocument()
    await main.getByRole('button', { name: 'Download the app' }).click()
    await screen.getByText('Close the downloads').click()
    await expect.element(screen.getByText('Close the downloads')).not.toBeInTheDocument()
  })

  test('each asks a guest to sign in first, and leads on after that', { tags: ['MEMB-064'] }, async () => {
    const { main, entry, location, logins, site } = await renderMine({
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
    site.session.signIn(makeSession())
    logins.at(-1)?.onSignedIn?.()
    await expect.poll(location).toBe('/m/gameRecord')
  })

  test('the control: a member is led on at once', { tags: ['MEMB-064'] }, async () => {
    const { entry, location, logins } = await renderMine({ ...full, mem_cen })
    await entry('Reward centre').click()
    await expect.poll(location).toBe('/m/rewardCenter')
    expect(logins).toEqual([])
  })
})

test.each([
  [3, '3 new'],
  [99, '99 new'],
  [1_000_000, '99+ new'],
])('counts %s unread mails as %s on the entry of the inbox', { tags: ['B41'] }, async (value, said) => {
  const { main } = await renderMine({ flags: ['mailCentre'], answers: { 'GET /wps/message/unreadCount': { value } } })
  await expect.element(main.getByRole('link', { name: `Inbox ${said}`, exact: true })).toBeVisible()
})

test(
  'member info is asked for anew whenever the screen opens with a session, however young what is known',
  { tags: ['MEMB-065'] },
  async () => {
    const names = ['Ana Lima', 'Aninha', 'Ana L.']
    let answered = 0
    const { main, reopen } = await renderMine({
      answers: { [memberPath]: () => Response.json({ success: true, value: { ...ana, nickname: names[answered++] } }) },
    })
    await expect.element(main.getByText('Ana Lima')).toBeVisible()
    await expect.element((await reopen()).getByText('Aninha')).toBeVisible()
    expect(answered).toBe(2)
  },
)

test('without a session nothing of a member is asked for', { tags: ['MEMB-065'] }, async () => {
  const { site, main } = await renderMine({ type: null })
  await expect.element(main.getByText('Sign in or register')).toBeVisible()
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  expect(site.fetch.asked).not.toContain(memberPath)
  expect(site.fetch.asked).not.toContain(balancePath)
})

test(
  'the new version is a layout of cards with titled groups, the base one a list of everything: the same ways, once each',
  { tags: ['CONF-047'] },
  async () => {
    const cards = await renderMine({ ...full, mem_cen: '1' })
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
    const base = await renderMine({ ...full, mem_cen: '0' })
    await expect.element(base.entry('Invite friends')).toBeVisible()
    await expect.element(base.entry('Leaderboard')).toBeVisible()
    expect(base.main.getByRole('region').elements()).toEqual([])
    expect(
      base.main
        .getByRole('list', { name: 'Everything else' })
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
    const { main } = await renderMine({
      answers: { [balancePath]: { value: { sumBalance: 12.5, currencySymbol: 'C$' } } },
    })
    await expect.element(main.getByText(/^C\$\s?12\.50$/)).toBeVisible()
  },
)

test('the balance stands on top of the new version, before the main menu', { tags: ['CONF-047'] }, async () => {
  const { main, entry } = await renderMine({ mem_cen: '1' })
  const top = (element: Element) => element.getBoundingClientRect().top
  await expect.element(entry('Deposit')).toBeVisible()
  expect(top(main.getByText('Balance', { exact: true }).element())).toBeLessThan(top(entry('Deposit').element()))
})
