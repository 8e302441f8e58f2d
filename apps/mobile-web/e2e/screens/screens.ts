import type { paths } from '@lobby/platform/routes'
import { at, atAccount, atHome, atHomesEnd, atHomeTab, atLanguages, atList, atListsEnd, atLoginDialog, atSignOut, atText, sendLogin } from './ways.ts'
import type { View } from './visit.ts'

/** The same answer with nothing in it. */
const none = (value: object): unknown => {
  if (Array.isArray(value)) return []
  const empty = (name: string, part: unknown) => (Array.isArray(part) ? [] : name.startsWith('total') ? 0 : part)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, empty(name, part)]))
}

/**
 * Every screen that a player can reach, in every state that looks different: the one list that `screens.spec.ts` measures and
 * `npm run merchant -- shots` pictures. It does not compile without each route of the site.
 */
export const screens = {
  home: [
    { name: 'home', open: atHome },
    { name: 'home, further down', differs: true, open: atHomesEnd },
    { name: 'home, slots', open: atHomeTab('games.category.RNG') },
    { name: 'home, live', open: atHomeTab('games.category.LIVE') },
    { name: 'home, a member', differs: true, who: 'member', open: atHome },
    {
      name: 'home, loading',
      open: async ({ go, hold, page }) => [await hold(), await go('/m/home'), await page.locator('main [aria-busy]').first().waitFor()],
    },
    {
      name: 'home, empty',
      open: async ({ go, change, page, text }) => [
        await change(/announcement\/home|hotMatch|game\/hot|game\/popular|lottery\/list/, none),
        await go('/m/home'),
        await page.getByText(text('games.popular.empty')).waitFor(),
        await page.getByText(text('home.ticker.none')).waitFor(),
      ],
    },
    {
      name: 'home, failed', differs: true,
      open: async ({ go, fail, page, text }) => [
        await fail(),
        await go('/m/home'),
        await page.getByText(text('games.popular.failed')).waitFor(),
        await page.getByText(text('home.ticker.none')).waitFor(),
      ],
    },
    { name: 'account sheet', differs: true, who: 'member', open: atAccount },
    { name: 'sign out?', differs: true, who: 'member', open: atSignOut },
    {
      name: 'loading toast',
      who: 'member',
      open: async (visit) => {
        await atSignOut(visit)
        await visit.stall(/member\/logout/)
        await visit.page.getByRole('alertdialog').getByRole('button', { name: visit.text('auth.signOut.confirm') }).click()
        await visit.page.getByText(visit.text('core.wait')).waitFor()
      },
    },
    { name: 'language popup', differs: true, open: atLanguages },
    { name: 'login dialog', differs: true, open: atLoginDialog },
    {
      name: 'login dialog, which does not come',
      open: async (visit) => {
        await visit.cut(/\/assets\/LoginSheet/)
        await atHome(visit)
        await visit.page.getByRole('tabpanel').getByRole('button').first().click()
        await visit.page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'a launch that fails',
      who: 'member',
      open: async (visit) => {
        await visit.fail('launchGame')
        await atHomeTab('games.category.RNG')(visit)
        await visit.page.getByRole('tabpanel').getByRole('button').first().click()
        await visit.page.getByText(visit.text('error.server')).waitFor()
      },
    },
  ],
  gameList: [
    { name: 'slots', open: atList('gameType=RNG') },
    { name: 'sports', open: atList('gameType=SPORTS') },
    { name: 'live', open: atList('gameType=LIVE') },
    { name: 'fishing', open: atList('gameType=FISH') },
    { name: 'in-house', open: atList('gameType=INHOUSE') },
    { name: 'PVP', open: atList('gameType=PVP') },
    { name: 'e-sports', open: atList('gameType=ESPORTS') },
    { name: 'lottery', open: atList('gameType=LOTT') },
    { name: 'e-lottery', open: atList('gameType=ELOTTO') },
    { name: 'new slots', open: atList('gameType=RNG&tab=NEW') },
    { name: 'hot slots, a member', who: 'member', open: atList('gameType=RNG&tab=HOT') },
    { name: 'no favourites', who: 'member', open: at('/m/gameList?gameType=RNG&tab=FAV', 'games.list.none.favourites') },
    { name: 'a search', open: atList('gameType=RNG&gameName=a') },
    { name: 'nothing found', differs: true, open: at('/m/gameList?gameType=RNG&gameName=qqqq', 'games.list.none.search.text') },
    {
      name: 'provider sheet', differs: true,
      open: async (visit) => {
        await atList('gameType=RNG')(visit)
        await visit.page.getByRole('button', { name: visit.text('games.list.provider') }).click()
        await visit.page.getByRole('dialog').getByRole('radio').nth(1).waitFor({ state: 'attached' })
      },
    },
    {
      name: 'one provider',
      open: async (visit) => {
        await atList('gameType=RNG')(visit)
        await visit.page.getByRole('button', { name: visit.text('games.list.provider') }).click()
        await visit.page.getByRole('dialog').locator('label').nth(1).click()
        await visit.page.getByRole('dialog').getByRole('button').filter({ hasText: /\d/ }).click()
        await visit.page.waitForURL(/vassalage=/)
        await visit.page.getByRole('dialog').waitFor({ state: 'hidden' })
        await visit.page.getByRole('tabpanel').getByRole('article').first().waitFor()
      },
    },
    {
      name: 'slots, loading',
      open: async ({ go, hold, page }) => [
        await hold('gameList'),
        await go('/m/gameList?gameType=RNG'),
        await page.locator('main [aria-busy]').first().waitFor(),
      ],
    },
    {
      name: 'no games at all',
      open: async ({ go, change, page, text }) => [
        await change(/game\/list/, none),
        await go('/m/gameList?gameType=PVP'),
        await page.getByText(text('games.list.none'), { exact: true }).waitFor(),
      ],
    },
    {
      name: 'slots, failed',
      open: async (visit) => [await visit.fail('gameList'), await at('/m/gameList?gameType=RNG', 'games.list.failed')(visit)],
    },
    {
      name: 'the next page fails', differs: true,
      open: async (visit) => {
        await visit.page.route(/game\/list.*pageNo=2/, (route) => route.fulfill({ status: 500, body: '' }))
        await atListsEnd('gameType=RNG', 'games.list.moreFailed')(visit)
      },
    },
    { name: 'the end of a list', open: atListsEnd('gameType=SPORTS', 'games.list.end') },
  ],
  login: [
    { name: 'sign in', open: at('/m/login', 'auth.login.title') },
    {
      name: 'sign in, nothing typed',
      open: async (visit) => {
        await at('/m/login', 'auth.login.title')(visit)
        await visit.page.getByRole('button', { name: visit.text('auth.login.submit'), exact: true }).click()
        await visit.page.getByText(visit.text('auth.username.missing')).waitFor()
      },
    },
    {
      name: 'sign in, refused',
      open: async (visit) => {
        await at('/m/login', 'auth.login.title')(visit)
        await sendLogin(visit)
        await visit.page.getByText(visit.text('auth.login.failed')).waitFor()
      },
    },
    {
      name: 'sign in, captcha', differs: true,
      open: async (visit) => {
        await at('/m/login', 'auth.login.title')(visit)
        await sendLogin(visit, 'locked')
        await visit.page.getByLabel(visit.text('auth.captcha.label')).waitFor()
      },
    },
    {
      name: 'sign in, by mobile',
      open: async (visit) => {
        await at('/m/login', 'auth.login.title')(visit)
        // Only some merchants offer it.
        const way = visit.page.getByRole('radio', { name: visit.text('mobile.method.mobile') })
        await visit.page.waitForLoadState('networkidle')
        if ((await way.count()) === 0) return
        await way.click()
        await visit.page.getByText(visit.text('mobile.code.send')).waitFor()
      },
    },
    {
      name: 'sign in, busy',
      open: async (visit) => {
        await at('/m/login', 'auth.login.title')(visit)
        await visit.hold('login')
        await sendLogin(visit)
        await visit.page.locator('button[aria-busy]').waitFor()
      },
    },
  ],
  maintenance: [
    {
      name: 'maintenance',
      open: async (visit) => [
        await visit.maintenance(),
        await at('/m/home', 'core.maintenance.title')(visit),
        await visit.page.locator('main svg path').first().waitFor(),
      ],
    },
  ],
  register: [
    { name: 'register', open: at('/m/register', 'register.title') },
    {
      name: 'register, nothing typed',
      open: async (visit) => {
        await at('/m/register', 'register.submit')(visit)
        for (const box of ['age', 'agree']) await visit.page.locator(`input[name="${box}"]`).check()
        await visit.page.getByRole('button', { name: visit.text('register.submit') }).click()
        await visit.page.locator('form [aria-invalid]').first().waitFor()
      },
    },
    {
      name: 'register, by mobile',
      open: async (visit) => {
        await at('/m/register', 'register.submit')(visit)
        const way = visit.page.getByRole('radio', { name: visit.text('register.method.mobile') })
        if ((await way.count()) > 0) await way.click()
        await visit.page.getByText(visit.text('mobile.code.send')).waitFor()
      },
    },
    { name: 'register, loading', open: async ({ go, hold, page }) => [await hold('registerSettings'), await go('/m/register'), await page.locator('main [role=status]').first().waitFor()] },
    { name: 'register, failed', open: async (visit) => [await visit.fail('registerSettings'), await at('/m/register', 'register.failed')(visit)] },
  ],
  forgotPassword: [
    { name: 'forgotten password', open: at('/m/forget', 'account.forgot.title') },
    {
      name: 'forgotten password, by e-mail', differs: true,
      open: async (visit) => {
        await at('/m/forget', 'account.forgot.title')(visit)
        const way = visit.page.getByRole('radio', { name: visit.text('account.forgot.way.email') })
        if ((await visit.page.getByRole('radio').count()) > 0) await way.click()
        await visit.page.getByRole('button', { name: visit.text('account.forgot.submit') }).click()
        await visit.page.getByText(visit.text('account.email.missing')).waitFor()
      },
    },
  ],
  changePassword: [{ name: 'change password', who: 'member', open: at('/m/changePsw', 'account.change.title') }],
  settings: [{ name: 'settings', who: 'member', open: at('/m/set', 'account.settings.about') }],
  agreement: [
    { name: 'agreement', open: atText('/m/useragreement') },
    {
      name: 'agreement, failed',
      open: async (visit) => [await visit.fail('userAgreement'), await at('/m/useragreement', 'account.agreement.failed')(visit)],
    },
  ],
  trial: [{ name: 'trial', open: at('/m/trail', 'account.trial.title') }],
  /** What stands at no route of its own: of the site, and of those that it leads to. */
  elsewhere: [
    { name: 'no such page', open: at('/m/nowhere', 'core.notFound.title') },
    {
      name: 'wrong host', differs: true,
      open: async ({ goAstray, page }) => [await goAstray('/m/home'), await page.getByRole('heading').waitFor()],
    },
    {
      name: 'no texts',
      open: async ({ go, cut, page }) => [
        await cut(/\/i18n\//),
        await go('/m/home'),
        await page.getByRole('heading', { name: 'The site did not load' }).waitFor(),
      ],
    },
    {
      name: 'a game',
      who: 'member',
      open: async (visit) => {
        await atHomeTab('games.category.RNG')(visit)
        await visit.page.getByRole('tabpanel').getByRole('button').first().click()
        await visit.page.waitForURL(/\/\/play\.localhost/)
        await visit.page.locator('button.spin').waitFor()
      },
    },
    {
      name: 'customer service', differs: true,
      open: async (visit) => {
        await at('/m/login', 'auth.login.title')(visit)
        await visit.page.getByRole('button', { name: visit.text('core.service') }).click()
        await visit.page.waitForURL((url) => !url.pathname.startsWith('/m/'))
      },
    },
  ],
} satisfies Record<keyof typeof paths | 'elsewhere', readonly View[]>
