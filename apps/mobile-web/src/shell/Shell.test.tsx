import { makeSession } from '@lobby/platform/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { renderShell, text } from '../testing/renderShell.tsx'

const back = new RegExp(`^(${text('core.back')}|${text('core.home')})$`)
const unread = (value: unknown) => ({ 'GET /wps/message/unreadCount': { value } })
const member = { session: makeSession() }

afterEach(() => window.history.replaceState(null, ''))

describe('the bottom navigation', () => {
  test('[SHELL-055] offers home, offers, deposit, invite and account, in that order', async () => {
    const { bar } = await renderShell('/m/home')
    const names = ['core.home', 'nav.activity', 'nav.deposit', 'nav.invite', 'nav.mine'].map(text)
    await expect.poll(() => bar.getByRole('link').elements().map((link) => link.textContent)).toEqual(names)
  })

  test.each([
    ['[SHELL-056] home', 'core.home', '/m/home'],
    ['[SHELL-057] offers', 'nav.activity', '/m/activity'],
    ['[SHELL-058] deposit', 'nav.deposit', '/m/voucherCenter'],
    ['[SHELL-059] invite', 'nav.invite', '/m/inviteFriends'],
    ['[SHELL-060] account', 'nav.mine', '/m/mine'],
  ])('%s leads there', async (_, name, path) => {
    const { bar, expectAt } = await renderShell('/m/nowhere', member)
    await bar.getByRole('link', { name: text(name) }).click()
    await expectAt(path)
  })

  test.each([
    ['nav.deposit', '/m/voucherCenter'],
    ['nav.invite', '/m/inviteFriends'],
  ])('[SHELL-139] a guest signs in before %s, and is led on', async (name, path) => {
    const { bar, expectAt, asked, site } = await renderShell('/m/nowhere')
    await bar.getByRole('link', { name: text(name) }).click()
    await expectAt('/m/nowhere')
    expect(asked).toHaveLength(1)
    site.session.signIn(makeSession())
    asked[0]?.onSignedIn?.()
    await expectAt(path)
  })

  test.each([
    ['/', 'core.home'],
    ['/m/index', 'core.home'],
    ['/m/mine', 'nav.mine'],
    ['/m/member/home', 'nav.mine'],
    ['/m/voucherCenter', 'nav.deposit'],
  ])('says where one is: %s', async (path, name) => {
    const { bar } = await renderShell(path)
    await expect.element(bar.getByRole('link', { name: text(name) })).toHaveAttribute('aria-current', 'page')
    expect(bar.getByRole('link').elements().filter((link) => link.ariaCurrent)).toHaveLength(1)
  })

  test.each([
    ['SHELL-061', '/m/login'],
    ['SHELL-062', '/m/register'],
    ['SHELL-062', '/m/register.html'],
    ['SHELL-062', '/register.html'],
    ['SHELL-063', '/m/trail'],
    ['SHELL-064', '/m/launchGame'],
    ['SHELL-065', '/m/changePsw'],
    ['SHELL-066', '/m/notice'],
    ['SHELL-067', '/m/activity'],
    ['SHELL-068', '/m/forget'],
    ['SHELL-069', '/m/service'],
    ['SHELL-070', '/m/moreLottery'],
    ['SHELL-071', '/m/useragreement'],
    ['SHELL-072', '/m/maintenance'],
    ['SHELL-073', '/m/agent'],
  ])('[%s] is hidden on %s', async (_, path) => {
    // A member: a guest is sent away from some of them.
    const { screen, expectAt, site } = await renderShell(path, path === '/m/changePsw' ? member : {})
    await expect.element(screen.getByRole('main')).toBeVisible()
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expectAt(path)
    // Its empty place is gone as well, whose entries come later.
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
  })

  test.each(['/m/home', '/m/gameList?gameType=RNG', '/m/set', '/m/mine', '/m/voucherCenter', '/m/nowhere'])('[SHELL-052] is part of every other page: %s', async (path) => {
    const { bar, expectAt } = await renderShell(path, member)
    await expect.element(bar).toBeVisible()
    await expectAt(path)
  })
})

describe('the header', () => {
  test.each([
    ['SHELL-047', '/m/login'],
    ['SHELL-048', '/m/register'],
    ['SHELL-050', '/m/agent'],
  ])('[%s] is not on %s', async (_, path) => {
    const { screen, header, expectAt } = await renderShell(path)
    await expect.element(screen.getByRole('main')).toBeVisible()
    await expectAt(path)
    await expect.element(header).not.toBeInTheDocument()
  })

  test('[SHELL-049] is not on the member centre, which has one of its own', async () => {
    const { header, expectAt } = await renderShell('/m/mine', member)
    await expect.element(header.getByRole('heading', { name: text('mine.title') })).toBeVisible()
    // The common one has the member's account.
    await expect.element(header.getByRole('button', { name: /account and balance/ })).not.toBeInTheDocument()
    expect(header.elements()).toHaveLength(1)
    await expectAt('/m/mine')
  })

  test('[SHELL-051] is not on the help centre, which has one of its own', async () => {
    const { header, expectAt } = await renderShell('/m/help', member)
    await expect.element(header.getByRole('heading', { name: text('help.title') })).toBeVisible()
    // The common one has the member's account.
    await expect.element(header.getByRole('button', { name: /account and balance/ })).not.toBeInTheDocument()
    expect(header.elements()).toHaveLength(1)
    await expectAt('/m/help')
  })

  test.each(['/m/set', '/m/forget', '/m/useragreement', '/m/gameList?gameType=RNG', '/m/voucherCenter', '/m/nowhere'])(
    '[SHELL-046] [SHELL-090] is on %s, with an arrow at its start',
    async (path) => {
      const { header, expectAt } = await renderShell(path, member)
      const arrow = header.getByRole('button', { name: back })
      await expect.element(arrow).toBeVisible()
      expect(arrow.element().getBoundingClientRect().left).toBeLessThan(40)
      await expectAt(path)
    },
  )

  test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('[SHELL-087] %s is home for it: the brand, no arrow', async (path) => {
    const { header, expectAt } = await renderShell(path)
    await expect.element(header.getByRole('link', { name: text('core.home') })).toBeVisible()
    await expect.element(header.getByRole('link', { name: text('core.signIn') })).toBeVisible()
    await expect.element(header.getByRole('button', { name: back })).not.toBeInTheDocument()
    await expectAt(path)
  })

  test('[SHELL-045] [SHELL-089] home has a block of its own, with the logo at its start; no other page has its ways in', async () => {
    const { header, goOn } = await renderShell('/m/home')
    const logo = header.getByRole('link', { name: text('core.home') }).getByRole('img', { name: 'Acme' })
    await expect.element(logo).toBeVisible()
    expect(logo.element().getBoundingClientRect().left).toBe(16)
    await goOn('/m/nowhere')
    await expect.element(header.getByRole('button', { name: back })).toBeVisible()
    await expect.element(header.getByRole('link', { name: text('core.signIn') })).not.toBeInTheDocument()
  })

  test('[SHELL-078] home has its title', async () => {
    await renderShell('/m/home')
    await expect.poll(() => document.title).toBe(text('core.home.title').replace('{name}', 'Acme'))
  })

  test.each([
    ['SHELL-076', '/m/activity', 'Offers'],
    ['SHELL-077', '/m/forget', 'Forgot password'],
    ['SHELL-079', '/m/trail', 'Play for fun'],
    ['SHELL-080', '/m/changePsw', 'Change password'],
    ['SHELL-081', '/m/notice', 'Announcements'],
    ['SHELL-082', '/m/gameCenter', 'Game centre'],
    ['SHELL-083', '/m/slotsCenter', 'Slot centre'],
    ['SHELL-084', '/m/message', 'Messages'],
    ['SHELL-085', '/m/set', 'Settings'],
  ])('[%s] %s is titled %s', async (_, path, title) => {
    const { header, expectAt } = await renderShell(path, ['/m/set', '/m/changePsw'].includes(path) ? member : {})
    await expect.element(header.getByText(title, { exact: true })).toBeVisible()
    await expectAt(path)
  })

  test.each([
    ['SHELL-091', '/m/login'],
    ['SHELL-092', '/m/register'],
    ['SHELL-093', '/m/trail'],
    ['SHELL-094', '/m/notice'],
    ['SHELL-095', '/m/forget'],
  ])('[%s] its arrow leads home from %s, whatever came before', async (_, path) => {
    const { screen, expectAt, goOn } = await renderShell('/m/nowhere')
    await goOn(path)
    await expectAt(path)
    await screen.getByRole('button', { name: text('core.home'), exact: true }).click()
    await expectAt('/m/home')
  })

  test('the control: from another page the arrow leads back', async () => {
    const { screen, expectAt, goOn } = await renderShell('/m/nowhere')
    await goOn('/m/useragreement')
    await expectAt('/m/useragreement')
    await screen.getByRole('button', { name: text('core.back'), exact: true }).click()
    await expectAt('/m/nowhere')
  })
})

describe('home’s header', () => {
  test('[SHELL-098] a guest is led to the sign-in', async () => {
    const { header, expectAt } = await renderShell('/m/home')
    await header.getByRole('link', { name: text('core.signIn') }).click()
    await expectAt('/m/login')
  })

  test('[SHELL-099] [SHELL-102] a guest is led to the registration, where DIRECTREG3 is on', async () => {
    const { header, expectAt } = await renderShell('/m/home', { merchant: { flags: ['DIRECTREG3'] } })
    await header.getByRole('link', { name: text('core.register') }).click()
    await expectAt('/m/register')
  })

  test('[SHELL-099] [SHELL-102] there is no way to the registration where it is off', async () => {
    const { header } = await renderShell('/m/home')
    await expect.element(header.getByRole('link', { name: text('core.signIn') })).toBeVisible()
    await expect.element(header.getByRole('link', { name: text('core.register') })).not.toBeInTheDocument()
  })

  test('[SHELL-103] the message icon leads a member to the inbox', async () => {
    const { header, expectAt } = await renderShell('/m/home', member)
    await header.getByRole('link', { name: text('nav.messages') }).click()
    await expectAt('/m/webEmail')
  })

  test('[SHELL-104] the message icon opens the login dialog for a guest', async () => {
    const { header, expectAt, asked } = await renderShell('/m/home')
    await header.getByRole('link', { name: text('nav.messages') }).click()
    expect(asked).toHaveLength(1)
    await expectAt('/m/home')
  })

  const dots = (link: Element) => link.querySelectorAll('svg + span').length

  test('[SHELL-105] [CALL-046] [CALL-047] the icon has a red dot when the platform counts unread messages', async () => {
    const { header, site } = await renderShell('/m/home', { ...member, answers: unread(3) })
    const link = header.getByRole('link', { name: 'Unread messages: 3' })
    await expect.element(link).toBeVisible()
    expect([site.fetch.asked.filter((each) => each.includes('/message/')), dots(link.element())]).toEqual([['GET /wps/message/unreadCount'], 1])
  })

  test.each([
    ['none is unread', unread(0)],
    ['the count does not come', {}],
  ])('[SHELL-105] it has none when %s', async (_, answers) => {
    const { header, site } = await renderShell('/m/home', { ...member, answers })
    await expect.poll(() => site.fetch.asked).toContain('GET /wps/message/unreadCount')
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    const link = header.getByRole('link', { name: text('nav.messages'), exact: true })
    await expect.element(link).toBeVisible()
    expect(dots(link.element())).toBe(0)
  })
})

describe('the routes', () => {
  test.each([
    ['SHELL-001', '/m/home'],
    ['SHELL-002', '/'],
    ['SHELL-003', '/m'],
    ['SHELL-004', '/m/'],
    ['SHELL-005', '/m/index'],
    ['SHELL-006', '/m/index.html'],
  ])('[%s] %s is home', async (_, path) => {
    const { screen, expectAt } = await renderShell(path)
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Acme' })).toBeInTheDocument()
    await expectAt(path)
  })

  test.each([
    ['SHELL-007', '/m/login', 'auth.login.title'],
    ['SHELL-011', '/m/forget', 'account.forgot.title'],
    ['SHELL-012', '/m/changePsw', 'account.change.title'],
    ['SHELL-015', '/m/set', 'account.settings.title'],
    ['SHELL-016', '/m/useragreement', 'account.agreement.title'],
    ['SHELL-017', '/m/trail', 'account.trial.title'],
  ])('[%s] %s has its screen', async (_, path, heading) => {
    const { screen, expectAt } = await renderShell(path, ['/m/changePsw', '/m/set'].includes(path) ? member : {})
    await expect.element(screen.getByRole('heading', { level: 1, name: text(heading) })).toBeVisible()
    await expectAt(path)
  })

  test.each([
    ['SHELL-012', '/m/changePsw'],
    ['SHELL-015', '/m/set'],
  ])('[%s] [SHELL-138] %s sends a guest home', async (_, path) => {
    const { expectAt } = await renderShell(path)
    await expectAt('/m/home')
  })

  test('[SHELL-041] a route of our own is one more entry of the table: the page of a restricted region', async () => {
    const calm = { info: '', location: 'BR', maintenance: false, regionRestriction: false, serverTime: Date.now() }
    const { screen, expectAt } = await renderShell('/m/restricted', { answers: { 'GET /wps/system/startup': { value: calm } } })
    await expect.element(screen.getByRole('heading', { level: 1, name: text('closed.region.open.title') })).toBeVisible()
    await expectAt('/m/restricted')
  })

  test('[SHELL-042] a path that nobody knows shows so, between header and bottom navigation, with the way home', async () => {
    const { screen, header, bar, expectAt } = await renderShell('/m/nowhere')
    await expect.element(screen.getByText(text('core.notFound.title'))).toBeVisible()
    await expect.element(header).toBeVisible()
    await expect.element(bar).toBeVisible()
    await screen.getByRole('button', { name: text('core.notFound.action') }).click()
    await expectAt('/m/home')
  })
})
