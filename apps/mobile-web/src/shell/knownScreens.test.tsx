import { createGameFixture, createListedVendorFixture, createVendorListFixture } from '@lobby/games/testing/games'
import {
  createMemoryStorageBackend,
  createSessionFixture,
  createTestSiteWithMessages,
  type PlatformResponses,
} from '@lobby/platform/testing'
import { blockNavigation } from '@lobby/test-kit/stayHere'
import { afterEach, describe, expect, test } from 'vitest'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'

afterEach(() => window.history.replaceState(null, ''))

const fields = { 'GET /wps/account/registerField': { value: { fields: [] } } } satisfies PlatformResponses

test.each(['/m/register', '/m/register.html', '/register.html'])(
  'shows the registration at the path %s',
  { tags: ['SHELL-008', 'SHELL-009', 'SHELL-010'] },
  async (path) => {
    const { screen, expectAt } = await renderShell(path, { answers: fields })
    await expect
      .element(screen.getByRole('heading', { level: 1, name: lookUpEnglishText('register.title') }))
      .toBeVisible()
    await expectAt(path)
  },
)

test.each(['/m/%2e%2e/x', '/m/%68ome/x', '/m//home', '/m/home/', '/M/home'])(
  'shows the not-found page with a link to home at the path %s',
  { tags: ['L6'] },
  async (path) => {
    const { screen, expectAt } = await renderShell(path)
    await expect.element(screen.getByRole('heading', { name: lookUpEnglishText('core.notFound.title') })).toBeVisible()
    await screen.getByRole('button', { name: lookUpEnglishText('core.notFound.action') }).click()
    await expectAt('/m/home')
  },
)

describe('the help centre', () => {
  const items = ['First steps', 'Deposits', 'Live tables'].map((title, id) => ({
    id,
    title,
    content: `<p>About ${title}</p>`,
  }))
  const answers: PlatformResponses = { 'GET /wps/system/helpCenter': { value: items } }

  test(
    'leads from a help topic to customer service, and back to the topic when the player presses Back',
    { tags: ['SHELL-020', 'SHELL-026'] },
    async () => {
      const { screen, expectAt, navigate } = await renderShell('/m/help', { answers })
      const topics = screen.getByRole('navigation', { name: lookUpEnglishText('help.menu') }).getByRole('button')
      await expect.element(topics.first()).toHaveAttribute('aria-current', 'true')
      await topics.nth(1).click()
      await expectAt('/m/help?i=1')
      await screen.getByRole('link', { name: lookUpEnglishText('help.service') }).click()
      await expectAt('/m/service')
      await expect.element(screen.getByRole('heading', { name: lookUpEnglishText('service.title') })).toBeVisible()
      await navigate(-1)
      await expectAt('/m/help?i=1')
      await expect.element(topics.nth(1)).toHaveAttribute('aria-current', 'true')
    },
  )

  test(
    'shows each item of the help centre at its own URL, with the same menu of topics',
    { tags: ['SHELL-031', 'MEMB-084'] },
    async () => {
      const { screen, expectAt } = await renderShell('/m/helpDetail?i=2', { answers })
      await expect.element(screen.getByRole('region', { name: 'Live tables' })).toBeVisible()
      const topics = screen.getByRole('navigation', { name: lookUpEnglishText('help.menu') }).getByRole('button')
      await expect
        .poll(() => topics.elements().map((topic) => topic.textContent))
        .toEqual(items.map(({ title }) => title))
      await expect.element(topics.nth(2)).toHaveAttribute('aria-current', 'true')
      await topics.first().click()
      await expectAt('/m/helpDetail?i=0')
      await expect.element(screen.getByRole('region', { name: 'First steps' })).toBeVisible()
    },
  )
})

test(
  'leads from a provider in the game centre and the slots centre to the provider’s games',
  { tags: ['SHELL-030', 'SHELL-035', 'SHELL-036'] },
  async () => {
    const vendors = createVendorListFixture(
      createListedVendorFixture(1, 'Quartzo', 'RNG', { vassalage: 'QTZ' }),
      createListedVendorFixture(3, 'Croupe', 'LIVE'),
    )
    const answers: PlatformResponses = {
      'GET /wps/game/menus': { value: vendors },
      'GET /wps/game/list': {
        value: {
          games: [1, 2].map((id) => createGameFixture(id, { vassalage: 'QTZ' })),
          pageNum: 1,
          totalPages: 1,
          total: 2,
        },
      },
      'GET /wps/game/hotGames': { value: { list: [] } },
    }
    const { screen, expectAt, goOn, navigate } = await renderShell('/m/gameCenter', { answers })
    await expect
      .element(screen.getByRole('heading', { level: 1, name: lookUpEnglishText('shell.title.gameCenter') }))
      .toBeInTheDocument()
    await expect.element(screen.getByRole('region', { name: lookUpEnglishText('games.category.LIVE') })).toBeVisible()
    await goOn('/m/slotsCenter')
    await screen
      .getByRole('region', { name: lookUpEnglishText('centre.slots.vendors') })
      .getByRole('link', { name: /Quartzo/ })
      .click()
    await expectAt('/m/gameLobby?vassalage=QTZ&gameType=RNG')
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Quartzo' })).toBeInTheDocument()
    await expect.element(screen.getByRole('article').first()).toBeVisible()
    await navigate(-1)
    await expectAt('/m/slotsCenter')
  },
)

describe('screens for guests', () => {
  const games: PlatformResponses = {
    'GET /wps/game/list': {
      value: { games: [1, 2, 3].map((id) => createGameFixture(id)), pageNum: 1, totalPages: 1, total: 3 },
    },
    'GET /wps/game/popular': {
      value: [{ gameType: 'RNG', vendors: [], games: [createGameFixture(1), createGameFixture(2)] }],
    },
  }

  test(
    'sends no session token while a guest browses home, a game list and search results',
    { tags: ['AUTH-142', 'SHELL-021'] },
    async () => {
      const { screen, goOn, expectAt, logins, site } = await renderShell('/m/home', { answers: games })
      await expect.element(screen.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
      await goOn('/m/gameList?gameType=RNG')
      // Wait for the list. Home has tiles and a search too, and stays visible until the code of the list has loaded.
      await expect.element(screen.getByRole('feed')).toBeVisible()
      const tiles = screen.getByRole('tabpanel').getByRole('article')
      await expect.element(tiles.first()).toBeVisible()
      await screen.getByRole('searchbox').fill('a')
      ;(screen.getByRole('searchbox').element() as HTMLInputElement).form?.requestSubmit()
      await expectAt('/m/gameList?gameType=RNG&gameName=a')
      await expect.element(tiles.first()).toBeVisible()
      expect(logins).toEqual([])
      expect(
        site.fetch.requests.filter(({ url, headers }) => headers.has('Authorization') || url.includes('token=')),
      ).toEqual([])
    },
  )

  test(
    'asks a guest to sign in when the guest presses a game on home, and shows the form on the login screen',
    { tags: ['AUTH-144'] },
    async () => {
      const { screen, goOn, logins } = await renderShell('/m/home', { answers: games })
      await screen.getByRole('tabpanel').getByRole('button').first().click()
      await expect.poll(() => logins).toHaveLength(1)
      await goOn('/m/login')
      await expect
        .element(screen.getByRole('heading', { level: 1, name: lookUpEnglishText('auth.login.title') }))
        .toBeVisible()
      await expect
        .element(screen.getByLabelText(lookUpEnglishText('auth.password.label'), { exact: true }))
        .toBeVisible()
    },
  )

  test(
    'opens the merchant’s customer service from the navigation bar of the login screen',
    { tags: ['AUTH-101', 'AUTH-222'] },
    async () => {
      const blockedUrls = blockNavigation()
      const help = 'https://help.example.com'
      // The encrypted form of the path `/chat/acme?lang=en`.
      const chat = 'yuTkglUlAtVtDudNs7gLXhklM9bBUL7Fk3y-1234'
      const { screen } = await renderShell('/m/login', {
        answers: {
          'GET /wps/system/customerService': { value: [{ name: 'Chat', resource: 'chat' }] },
          'GET /wps/system/serviceResources': { value: { version: { pathList: [help] }, resources: { chat } } },
        },
      })
      await screen
        .getByRole('navigation', { name: lookUpEnglishText('auth.nav') })
        .getByRole('button', { name: lookUpEnglishText('core.service') })
        .click()
      await expect.poll(() => blockedUrls).toEqual([`${help}/chat/acme?lang=en`])
    },
  )
})

describe('the guard of a member screen', () => {
  const refused = `notice for 2000 ms: ${lookUpEnglishText('shell.free_reject')}`

  test.each([
    [4, [refused]],
    ['4', []],
    [undefined, []],
  ])(
    'redirects from a member screen to home when the stored session has the member type %j',
    { tags: ['U11'] },
    async (type, notices) => {
      const backend = createMemoryStorageBackend()
      await createTestSiteWithMessages({ backend, session: createSessionFixture({ type: 0 }) })
      const stored = JSON.parse(backend.getItem('MC_SESSION_INFO') ?? '{}') as object
      backend.setItem('MC_SESSION_INFO', JSON.stringify({ ...stored, type }))
      const { screen, expectAt, timeline } = await renderShell('/m/changePsw', { backend })
      await expectAt('/m/home')
      expect(timeline).toEqual(notices)
      await expect
        .element(screen.getByLabelText(lookUpEnglishText('account.newPassword'), { exact: true }))
        .not.toBeInTheDocument()
    },
  )

  test(
    'control: shows the member screen when the stored session has the member type 0',
    { tags: ['U11-control'] },
    async () => {
      const backend = createMemoryStorageBackend()
      await createTestSiteWithMessages({ backend, session: createSessionFixture({ type: 0 }) })
      const { screen, expectAt } = await renderShell('/m/changePsw', { backend })
      await expect
        .element(screen.getByLabelText(lookUpEnglishText('account.newPassword'), { exact: true }))
        .toBeVisible()
      await expectAt('/m/changePsw')
    },
  )
})

test(
  'removes a stored session and shows the sign-in link when another merchant’s site on the same origin stored it',
  { tags: ['M3'] },
  async () => {
    const backend = createMemoryStorageBackend()
    const visit = createMemoryStorageBackend()
    const other = { id: 'other', code: 'other01', trialCode: 'other01t', name: 'Other' }
    const { screen: before } = await renderShell('/m/home', {
      backend,
      visit,
      merchant: other,
      session: createSessionFixture({ merchantCode: 'other01' }),
    })
    // Control: on the site of the other merchant the player is signed in.
    await expect
      .element(before.getByRole('banner').getByRole('link', { name: lookUpEnglishText('core.signIn') }))
      .not.toBeInTheDocument()
    expect(backend.getItem('MC_SESSION_INFO')).toContain('other01')
    await before.unmount()
    const { header } = await renderShell('/m/home', { backend, visit })
    await expect.element(header.getByRole('link', { name: lookUpEnglishText('core.signIn') })).toBeVisible()
    expect(backend.getItem('MC_SESSION_INFO')).toBeNull()
    expect(document.body.textContent).not.toContain('Other')
  },
)
