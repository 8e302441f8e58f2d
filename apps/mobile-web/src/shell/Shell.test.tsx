import { createSessionFixture, type TestSiteOptions } from '@lobby/platform/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'

const back = new RegExp(`^(${lookUpEnglishText('core.back')}|${lookUpEnglishText('core.home')})$`)
const unread = (value: unknown) => ({ 'GET /wps/message/unreadCount': { value } })
const member = { session: createSessionFixture() }
/** Maps a path to the session that may see its screen. The screen redirects all other players. */
const visitors: Readonly<Record<string, TestSiteOptions>> = {
  '/m/changePsw': member,
  '/m/agent': { session: createSessionFixture({ type: 1 }) },
}

afterEach(() => window.history.replaceState(null, ''))

describe('the bottom navigation of the app shell', () => {
  test(
    'shows the entries home, offers, deposit, invite and account in the bottom navigation, in that order',
    { tags: ['SHELL-055'] },
    async () => {
      const { bar } = await renderShell('/m/home')
      const names = ['core.home', 'nav.activity', 'nav.deposit', 'nav.invite', 'nav.mine'].map((id) =>
        lookUpEnglishText(id),
      )
      await expect
        .poll(() =>
          bar
            .getByRole('link')
            .elements()
            .map((link) => link.textContent),
        )
        .toEqual(names)
    },
  )

  test.each([
    ['home', 'core.home', '/m/home'],
    ['offers', 'nav.activity', '/m/activity'],
    ['deposit', 'nav.deposit', '/m/voucherCenter'],
    ['invite', 'nav.invite', '/m/inviteFriends'],
    ['account', 'nav.mine', '/m/mine'],
  ])(
    'leads from the entry %s of the bottom navigation to the page of the entry',
    { tags: ['SHELL-056', 'SHELL-057', 'SHELL-058', 'SHELL-059', 'SHELL-060'] },
    async (_, name, path) => {
      const { bar, expectAt } = await renderShell('/m/nowhere', member)
      await bar.getByRole('link', { name: lookUpEnglishText(name) }).click()
      await expectAt(path)
    },
  )

  test.each([
    ['nav.deposit', '/m/voucherCenter'],
    ['nav.invite', '/m/inviteFriends'],
  ])(
    'asks a guest to sign in when the guest presses the entry %s of the bottom navigation',
    { tags: ['SHELL-139'] },
    async (name, path) => {
      const { bar, expectAt, logins, site } = await renderShell('/m/nowhere')
      await bar.getByRole('link', { name: lookUpEnglishText(name) }).click()
      await expectAt('/m/nowhere')
      expect(logins).toHaveLength(1)
      site.session.signIn(createSessionFixture())
      logins[0]?.onSignedIn?.()
      await expectAt(path)
    },
  )

  test.each([
    ['/', 'core.home'],
    ['/m/index', 'core.home'],
    ['/m/mine', 'nav.mine'],
    ['/m/member/home', 'nav.mine'],
    ['/m/voucherCenter', 'nav.deposit'],
  ])('marks the entry of the current page in the bottom navigation on the page %s', async (path, name) => {
    // Open the deposit as a member, because it redirects a guest to the sign-in.
    const { bar } = await renderShell(path, path === '/m/voucherCenter' ? member : {})
    await expect
      .element(bar.getByRole('link', { name: lookUpEnglishText(name) }))
      .toHaveAttribute('aria-current', 'page')
    expect(
      bar
        .getByRole('link')
        .elements()
        .filter((link) => link.ariaCurrent),
    ).toHaveLength(1)
  })

  test.each([
    ['/m/login'],
    ['/m/register'],
    ['/m/register.html'],
    ['/register.html'],
    ['/m/trail'],
    ['/m/launchGame'],
    ['/m/changePsw'],
    ['/m/notice'],
    ['/m/activity'],
    ['/m/forget'],
    ['/m/service'],
    ['/m/moreLottery'],
    ['/m/useragreement'],
    ['/m/maintenance'],
    ['/m/agent'],
  ])(
    'hides the bottom navigation on the page %s',
    {
      tags: [
        'SHELL-061',
        'SHELL-062',
        'SHELL-063',
        'SHELL-064',
        'SHELL-065',
        'SHELL-066',
        'SHELL-067',
        'SHELL-068',
        'SHELL-069',
        'SHELL-070',
        'SHELL-071',
        'SHELL-072',
        'SHELL-073',
      ],
    },
    async (path) => {
      const { screen, expectAt, site } = await renderShell(path, visitors[path])
      await expect.element(screen.getByRole('main')).toBeVisible()
      await expect.poll(() => site.queries.isFetching()).toBe(0)
      await expectAt(path)
      // Search for any navigation, because the bottom navigation has no accessible name until its entries are loaded.
      // The agents' home has a different navigation.
      const navigations = () =>
        [...screen.container.querySelectorAll('nav')].filter((nav) => !nav.closest('main')).map((nav) => nav.ariaLabel)
      await expect.poll(navigations).toEqual(path === '/m/agent' ? [lookUpEnglishText('agent.bar')] : [])
    },
  )

  test.each(['/m/home', '/m/gameList?gameType=RNG', '/m/set', '/m/mine', '/m/voucherCenter', '/m/nowhere'])(
    'shows the bottom navigation on the page %s, whose screen does not hide this navigation',
    { tags: ['SHELL-052'] },
    async (path) => {
      const { bar, expectAt } = await renderShell(path, member)
      await expect.element(bar).toBeVisible()
      await expectAt(path)
    },
  )
})

describe('the header of the app shell', () => {
  test.each([['/m/login'], ['/m/register']])(
    'hides the header on the page %s',
    { tags: ['SHELL-047', 'SHELL-048'] },
    async (path) => {
      const { screen, header, expectAt } = await renderShell(path)
      await expect.element(screen.getByRole('main')).toBeVisible()
      await expectAt(path)
      await expect.element(header).not.toBeInTheDocument()
    },
  )

  test('shows only the member centre’s own header on the member centre', { tags: ['SHELL-049'] }, async () => {
    const { header, expectAt } = await renderShell('/m/mine', member)
    await expect.element(header.getByRole('heading', { name: lookUpEnglishText('mine.title') })).toBeVisible()
    // Home has a separate header. Only the header that the other screens share has the account button.
    await expect.element(header.getByRole('button', { name: /account and balance/ })).not.toBeInTheDocument()
    expect(header.elements()).toHaveLength(1)
    await expectAt('/m/mine')
  })

  test('shows only the agents’ own header on the agents’ home', { tags: ['SHELL-050'] }, async () => {
    const { header, expectAt } = await renderShell('/m/agent', visitors['/m/agent'])
    await expect.element(header).toBeVisible()
    // Home has a separate header. Only the header that the other screens share has the account button.
    await expect.element(header.getByRole('button', { name: /account and balance/ })).not.toBeInTheDocument()
    expect(header.elements()).toHaveLength(1)
    await expectAt('/m/agent')
  })

  test('shows only the help centre’s own header on the help centre', { tags: ['SHELL-051'] }, async () => {
    const { header, expectAt } = await renderShell('/m/help', member)
    await expect.element(header.getByRole('heading', { name: lookUpEnglishText('help.title') })).toBeVisible()
    // Home has a separate header. Only the header that the other screens share has the account button.
    await expect.element(header.getByRole('button', { name: /account and balance/ })).not.toBeInTheDocument()
    expect(header.elements()).toHaveLength(1)
    await expectAt('/m/help')
  })

  test.each(['/m/set', '/m/forget', '/m/useragreement', '/m/gameList?gameType=RNG', '/m/voucherCenter', '/m/nowhere'])(
    'shows a back arrow on the left of the header on the page %s',
    { tags: ['SHELL-046', 'SHELL-090'] },
    async (path) => {
      const { header, expectAt } = await renderShell(path, member)
      const arrow = header.getByRole('button', { name: back })
      await expect.element(arrow).toBeVisible()
      expect(arrow.element().getBoundingClientRect().left).toBeLessThan(40)
      await expectAt(path)
    },
  )

  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])(
    'shows the header of home, with the brand mark and no arrow, at the path %s',
    { tags: ['SHELL-087'] },
    async (path) => {
      const { header, expectAt } = await renderShell(path)
      await expect.element(header.getByRole('link', { name: lookUpEnglishText('core.home') })).toBeVisible()
      await expect.element(header.getByRole('link', { name: lookUpEnglishText('core.signIn') })).toBeVisible()
      await expect.element(header.getByRole('button', { name: back })).not.toBeInTheDocument()
      await expectAt(path)
    },
  )

  test(
    'shows the logo on the left of home’s header, and the sign-in link only on home',
    { tags: ['SHELL-045', 'SHELL-089'] },
    async () => {
      const { header, goOn } = await renderShell('/m/home')
      const logo = header.getByRole('link', { name: lookUpEnglishText('core.home') }).getByRole('img', { name: 'Acme' })
      await expect.element(logo).toBeVisible()
      expect(logo.element().getBoundingClientRect().left).toBe(16)
      await goOn('/m/nowhere')
      await expect.element(header.getByRole('button', { name: back })).toBeVisible()
      await expect.element(header.getByRole('link', { name: lookUpEnglishText('core.signIn') })).not.toBeInTheDocument()
    },
  )

  test('sets the document title on home', { tags: ['SHELL-078'] }, async () => {
    await renderShell('/m/home')
    await expect.poll(() => document.title).toBe(lookUpEnglishText('core.home.title', { name: 'Acme' }))
  })

  test.each([
    ['/m/activity', 'Offers'],
    ['/m/forget', 'Forgot password'],
    ['/m/trail', 'Play for fun'],
    ['/m/changePsw', 'Change password'],
    ['/m/notice', 'Announcements'],
    ['/m/gameCenter', 'Game centre'],
    ['/m/slotsCenter', 'Slot centre'],
    ['/m/message', 'Messages'],
    ['/m/set', 'Settings'],
  ])(
    'shows the header of the page %s with the title "%s"',
    {
      tags: [
        'SHELL-076',
        'SHELL-077',
        'SHELL-079',
        'SHELL-080',
        'SHELL-081',
        'SHELL-082',
        'SHELL-083',
        'SHELL-084',
        'SHELL-085',
      ],
    },
    async (path, title) => {
      const { header, expectAt } = await renderShell(
        path,
        ['/m/set', '/m/changePsw', '/m/message'].includes(path) ? member : {},
      )
      await expect.element(header.getByText(title, { exact: true })).toBeVisible()
      await expectAt(path)
    },
  )

  test.each([['/m/login'], ['/m/register'], ['/m/trail'], ['/m/notice'], ['/m/forget']])(
    'leads from the page %s to home, and not to the previous page, when the header’s arrow is pressed',
    { tags: ['SHELL-091', 'SHELL-092', 'SHELL-093', 'SHELL-094', 'SHELL-095'] },
    async (path) => {
      const { screen, expectAt, goOn } = await renderShell('/m/nowhere')
      await goOn(path)
      await expectAt(path)
      await screen.getByRole('button', { name: lookUpEnglishText('core.home'), exact: true }).click()
      await expectAt('/m/home')
    },
  )

  test('control: leads to the previous page when the header’s arrow is pressed on another page', async () => {
    const { screen, expectAt, goOn } = await renderShell('/m/nowhere')
    await goOn('/m/useragreement')
    await expectAt('/m/useragreement')
    await screen.getByRole('button', { name: lookUpEnglishText('core.back'), exact: true }).click()
    await expectAt('/m/nowhere')
  })
})

describe('the header of home', () => {
  test('leads a guest from home’s header to the sign-in', { tags: ['SHELL-098'] }, async () => {
    const { header, expectAt } = await renderShell('/m/home')
    await header.getByRole('link', { name: lookUpEnglishText('core.signIn') }).click()
    await expectAt('/m/login')
  })

  test(
    'leads a guest from home’s header to the registration when directRegistration is on',
    { tags: ['SHELL-099', 'SHELL-102'] },
    async () => {
      const { header, expectAt } = await renderShell('/m/home', { merchant: { flags: ['directRegistration'] } })
      await header.getByRole('link', { name: lookUpEnglishText('core.register') }).click()
      await expectAt('/m/register')
    },
  )

  test(
    'shows no link to the registration in home’s header when directRegistration is off',
    { tags: ['SHELL-099', 'SHELL-102'] },
    async () => {
      const { header } = await renderShell('/m/home')
      await expect.element(header.getByRole('link', { name: lookUpEnglishText('core.signIn') })).toBeVisible()
      await expect
        .element(header.getByRole('link', { name: lookUpEnglishText('core.register') }))
        .not.toBeInTheDocument()
    },
  )

  test('leads a member from the message icon to the inbox', { tags: ['SHELL-103'] }, async () => {
    const { header, expectAt } = await renderShell('/m/home', member)
    await header.getByRole('link', { name: lookUpEnglishText('nav.messages') }).click()
    await expectAt('/m/webEmail')
  })

  test('opens the login dialog when a guest presses the message icon', { tags: ['SHELL-104'] }, async () => {
    const { header, expectAt, logins } = await renderShell('/m/home')
    await header.getByRole('link', { name: lookUpEnglishText('nav.messages') }).click()
    expect(logins).toHaveLength(1)
    await expectAt('/m/home')
  })

  const countDots = (link: Element) => link.querySelectorAll('svg + span').length

  test(
    'shows a red dot on the message icon when there are unread messages',
    { tags: ['SHELL-105', 'CALL-046', 'CALL-047'] },
    async () => {
      const { header, site } = await renderShell('/m/home', { ...member, answers: unread(3) })
      const link = header.getByRole('link', { name: 'Unread messages: 3' })
      await expect.element(link).toBeVisible()
      expect([site.fetch.asked.filter((each) => each.includes('/message/')), countDots(link.element())]).toEqual([
        ['GET /wps/message/unreadCount'],
        1,
      ])
    },
  )

  test.each([
    ['no message is unread', unread(0)],
    ['the count fails to load', {}],
  ])('shows no red dot on the message icon when %s', { tags: ['SHELL-105'] }, async (_, answers) => {
    const { header, site } = await renderShell('/m/home', { ...member, answers })
    await expect.poll(() => site.fetch.asked).toContain('GET /wps/message/unreadCount')
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    const link = header.getByRole('link', { name: lookUpEnglishText('nav.messages'), exact: true })
    await expect.element(link).toBeVisible()
    expect(countDots(link.element())).toBe(0)
  })
})
