import { compileMessages, knownMessages } from '@lobby/i18n/build'
import type { Browser, Page } from '@playwright/test'
import { expect, openHome, test, withoutPage } from '../lobby.ts'
import { textIn } from '../textIn.ts'

const names = { EN: 'English', PT: 'Português' } as const
const signIn = { EN: 'Sign in', PT: 'Entrar' } as const
const age = { EN: /Play responsibly\.$/, PT: /Jogue com responsabilidade\.$/ } as const
const other = (language: 'EN' | 'PT') => (language === 'EN' ? 'PT' : 'EN')

const opener = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /^(Language|Idioma)/ })
const popup = (page: Page) => page.getByRole('dialog', { name: /^(Language|Idioma)$/ })
const choose = async (page: Page, name: string) => {
  await opener(page).click()
  await popup(page).getByRole('option', { name, exact: true }).click()
}
const expectLanguage = async (page: Page, language: 'EN' | 'PT') => {
  await expect(page.getByRole('banner').getByRole('link', { name: signIn[language], exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(age[language])).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase())
}

/** A visitor of whom the browser knows nothing yet. */
async function firstVisit(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
  await page.goto(`${origin}/m/home`)
  return page
}

withoutPage('shows home, the list of games and the login screen in each language', { tag: ['@I18N-001', '@I18N-002'] }, async ({ browser, lobby }) => {
  const page = await firstVisit(browser, lobby.origin)
  for (const code of ['EN', 'PT'] as const) {
    const text = textIn(code)
    await page.evaluate((chosen) => localStorage.setItem('MC_LANG', chosen), code)
    await page.goto(`${lobby.origin}/m/home`)
    await expectLanguage(page, code)
    await expect(page.getByRole('heading', { name: text('games.hot.title') })).toBeVisible()
    await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
    await expect(page.getByRole('searchbox', { name: text('games.list.search') })).toBeVisible()
    await page.goto(`${lobby.origin}/m/login`)
    await expect(page.getByRole('button', { name: text('auth.login.submit'), exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', code.toLowerCase())
  }
  await page.context().close()
})

withoutPage('shows Portuguese at the first visit, changes to either language in the popup, and keeps the choice', { tag: ['@I18N-003', '@I18N-005', '@I18N-006', '@I18N-007', '@I18N-008'] }, async ({ browser, lobby }) => {
  const page = await firstVisit(browser, lobby.origin)
  const kept = () => page.evaluate(() => localStorage.getItem('MC_LANG'))
  const options = popup(page).getByRole('option')
  await expectLanguage(page, 'PT')
  expect(await kept()).toBeNull()

  await opener(page).click()
  await expect(options).toHaveText(['English', 'Português'])
  await expect(popup(page).getByRole('option', { selected: true })).toHaveText(names.PT)
  await options.filter({ hasText: names.EN }).click()
  await expect(popup(page)).toBeHidden()
  await expectLanguage(page, 'EN')
  expect(await kept()).toBe('EN')
  await page.reload()
  await expectLanguage(page, 'EN')

  await opener(page).click()
  await expect(popup(page).getByRole('option', { selected: true })).toHaveText(names.EN)
  await options.filter({ hasText: names.PT }).click()
  await expect(popup(page)).toBeHidden()
  await expectLanguage(page, 'PT')

  // A code that is not offered counts as no choice.
  await choose(page, names.EN)
  await expectLanguage(page, 'EN')
  await page.evaluate(() => localStorage.setItem('MC_LANG', 'KO'))
  await page.reload()
  await expectLanguage(page, 'PT')
  await page.context().close()
})

test('while the other language is on its way the page stays whole in the old one, and then changes as a whole', { tag: ['@C5'] }, async ({ page, lobby, language }) => {
  const next = other(language)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const text = [...document.querySelectorAll<HTMLElement>('header, footer')].map((frame) => frame.innerText).join()
      const found = ['Sign in', 'Entrar', 'Play responsibly', 'Jogue com responsabilidade'].filter((words) => text.includes(words)).join(' + ')
      if (found.includes('+') && seen.at(-1) !== found) seen.push(found)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(new RegExp(`/i18n/${next}\\.`), async (route) => {
    await held
    await route.continue()
  })
  await openHome(page, lobby)
  const asked = page.waitForRequest(new RegExp(`/i18n/${next}\\.`))
  await choose(page, names[next])
  await asked
  await expectLanguage(page, language)
  release()
  await expectLanguage(page, next)
  const whole = { EN: 'Sign in + Play responsibly', PT: 'Entrar + Jogue com responsabilidade' }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([whole[language], whole[next]])
})

test('a screen whose texts are still on their way when the language changes has all of them', { tag: ['@C5'] }, async ({ page, lobby, language }) => {
  const next = other(language)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(new RegExp(`/i18n/${language}\\.games`), async (route) => {
    await held
    await route.continue()
  })
  await openHome(page, lobby)
  const asked = page.waitForRequest(new RegExp(`/i18n/${language}\\.games`))
  await page.evaluate(() => {
    history.pushState(null, '', '/m/gameList?gameType=RNG')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await asked
  await choose(page, names[next])
  await expect(page.locator('html')).toHaveAttribute('lang', next.toLowerCase())
  release()
  await expect(page.getByRole('searchbox', { name: { EN: 'Search games or providers', PT: 'Buscar jogos ou provedores' }[next] })).toBeVisible()
})

test('a language that does not come leaves the page as it is, and says why', async ({ page, lobby, language, watch, text }) => {
  watch.allowStatus(0)
  const next = other(language)
  await openHome(page, lobby)
  await page.route(new RegExp(`/i18n/${next}\\.`), (route) => route.abort('connectionrefused'))
  await choose(page, names[next])
  await expect(page.getByText(text('error.network'))).toBeVisible()
  await expectLanguage(page, language)
  expect(await page.evaluate(() => localStorage.getItem('MC_LANG'))).toBe(language)
})

test('another tab follows the choice, as a whole, and calls in it', { tag: ['@T4'] }, async ({ page, context, lobby, language }) => {
  const next = other(language)
  await openHome(page, lobby)
  const second = await context.newPage()
  await openHome(second, lobby)
  const asked = [page, second].map((tab) => tab.waitForRequest((request) => request.url().includes('/wps/') && request.headers()['accept-language'] === next))
  await choose(page, names[next])
  await expectLanguage(page, next)
  await expectLanguage(second, next)
  await Promise.all(asked)
  await second.evaluate(() => localStorage.setItem('MC_LANG', 'KO'))
  await expectLanguage(page, next)
})

test('a dictionary that lacks a text or has a broken one shows no id and no placeholder', async ({ page, lobby, language }) => {
  const { 'core.signIn': _gone, ...texts } = compileMessages(knownMessages()[language]?.['core'] ?? {})
  const broken = [{ type: 1, value: 'nobody' }, { type: 0, value: ' lobby ' }, { type: 77 }, null]
  await page.route(new RegExp(`/i18n/${language}\\.core`), (route) => route.fulfill({ json: { ...texts, 'core.age': broken } }))
  await openHome(page, lobby)
  await expect(page.getByRole('contentinfo').getByText('lobby', { exact: true })).toBeVisible()
  expect(await page.locator('body').innerText()).not.toMatch(/\b(core|home|games|error)\.\w|nobody|undefined/)
})

test('a server’s own words never reach the page: an unknown code is an unknown error', async ({ page, lobby, text }) => {
  const message = '<img src=x onerror="document.title=`owned`"> TypeError: boom at login (/srv/app.js:12:7)'
  await page.route(/member\/login/, (route) => route.fulfill({ json: { success: false, errorCode: 'brand.new', message } }))
  await page.goto(`${lobby.origin}/m/login`)
  await page.getByRole('textbox', { name: text('auth.username.label') }).fill('ana')
  await page.getByLabel(text('auth.password.label'), { exact: true }).fill('right-1')
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
  await expect(page.getByText(text('error.unknown'))).toBeVisible()
  expect(await page.locator('body').innerHTML()).not.toMatch(/onerror|TypeError|app\.js/)
  await expect(page).not.toHaveTitle('owned')
})
