import type { compileMessages } from '@lobby/i18n/build/compile-messages'
import { createRefusalResponse } from '@lobby/platform/testing'
import { expect, onTestFinished, test } from 'vitest'
import { chooseLanguage, openApp, signIn, lookUpText, type OpenedApp } from '../testing/openApp.tsx'
import { respondWithDictionary } from '../testing/siteFixtures.ts'

type Code = 'EN' | 'PT'
const words = {
  EN: { signIn: 'Sign in', age: /Play responsibly\.$/ },
  PT: { signIn: 'Entrar', age: /Jogue com responsabilidade\.$/ },
} as const
const kept = () => localStorage.getItem('MC_LANG')

async function expectLanguage({ header, footer }: Pick<OpenedApp, 'header' | 'footer'>, language: Code) {
  await expect.element(header.getByRole('link', { name: words[language].signIn, exact: true })).toBeVisible()
  await expect.element(footer.getByText(words[language].age)).toBeVisible()
  expect(document.documentElement.lang).toMatch(language === 'EN' ? /^en/ : /^pt/)
}

test.each<[Code, string]>([
  ['EN', 'I18N-001'],
  ['PT', 'I18N-002'],
])(
  'shows home, the game list and the login in the language %s',
  { tags: ['I18N-001', 'I18N-002'] },
  async (language) => {
    const t = (id: string) => lookUpText(id, {}, language)
    const home = await openApp('/m/home', { language })
    await expectLanguage(home, language)
    await expect.element(home.screen.getByRole('heading', { name: t('games.hot.title') })).toBeVisible()
    await home.screen.unmount()
    const list = await openApp('/m/gameList?gameType=RNG', { language })
    await expect.element(list.screen.getByRole('searchbox', { name: t('games.list.search') })).toBeVisible()
    await list.screen.unmount()
    const login = await openApp('/m/login', { language })
    await expect.element(login.screen.getByRole('button', { name: t('auth.login.submit'), exact: true })).toBeVisible()
  },
)

test(
  'shows the default language at the first visit, offers the merchant’s languages, and stores the choice',
  { tags: ['I18N-003', 'I18N-006', 'I18N-007', 'I18N-008'] },
  async () => {
    const app = await openApp('/m/home', { language: null })
    await expectLanguage(app, 'PT')
    expect(kept()).toBeNull()
    const popup = app.screen.getByRole('dialog', { name: /^(Language|Idioma)$/ })
    await app.footer.getByRole('button', { name: /^Idioma/ }).click()
    await expect.element(popup.getByRole('option', { selected: true })).toHaveTextContent('Português')
    expect(
      popup
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toEqual(['Português', 'English'])
    await popup.getByRole('option', { name: 'English' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    await expectLanguage(app, 'EN')
    expect(kept()).toBe('EN')
    await app.screen.unmount()
    const next = await openApp('/m/home', { language: null })
    await expectLanguage(next, 'EN')
    await chooseLanguage(next, 'Português')
    await expectLanguage(next, 'PT')
    expect(kept()).toBe('PT')
  },
)

test(
  'shows the default language when the merchant does not offer the stored language',
  { tags: ['I18N-005'] },
  async () => {
    localStorage.setItem('MC_LANG', 'KO')
    await expectLanguage(await openApp('/m/home', { language: null }), 'PT')
  },
)

test(
  'shows the old language until the new language has loaded, and then changes all texts together',
  { tags: ['C5'] },
  async () => {
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked: string[] = []
    const fetchDictionary = async (url: string) => {
      asked.push(url)
      if (url.startsWith('/i18n/PT.')) await held
      return respondWithDictionary(url)
    }
    const seen: string[] = []
    const look = () => {
      const shown = [...document.querySelectorAll<HTMLElement>('header, footer')].map((frame) => frame.innerText).join()
      const found = ['Sign in', 'Entrar', 'Play responsibly', 'Jogue com responsabilidade']
        .filter((each) => shown.includes(each))
        .join(' + ')
      if (found.includes('+') && seen.at(-1) !== found) seen.push(found)
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
    onTestFinished(() => watcher.disconnect())
    const app = await openApp('/m/home', { fetchDictionary })
    await chooseLanguage(app, 'Português')
    await expect.poll(() => asked.some((url) => url.startsWith('/i18n/PT.'))).toBe(true)
    await expectLanguage(app, 'EN')
    release()
    await expectLanguage(app, 'PT')
    expect(seen).toEqual(['Sign in + Play responsibly', 'Entrar + Jogue com responsabilidade'])
  },
)

test('shows a connection error and does not change the language when the new language fails to load', async () => {
  const fetchDictionary = (url: string) =>
    url.startsWith('/i18n/PT.') ? Promise.reject(new TypeError('Failed to fetch')) : respondWithDictionary(url)
  const app = await openApp('/m/home', { fetchDictionary })
  await chooseLanguage(app, 'Português')
  await expect.element(app.screen.getByText(lookUpText('error.network'))).toBeVisible()
  await expectLanguage(app, 'EN')
  expect(kept()).toBe('EN')
})

test('shows neither message ids nor placeholders when texts are missing or broken', async () => {
  const fetchDictionary = async (url: string) => {
    const { 'core.signIn': _gone, ...messages } = (await (await respondWithDictionary(url)).json()) as ReturnType<
      typeof compileMessages
    >
    const broken = [{ type: 1, value: 'nobody' }, { type: 0, value: ' lobby ' }, { type: 77 }, null]
    return Object.assign(new Response(), { json: () => Promise.resolve({ ...messages, 'core.age': broken }) })
  }
  const app = await openApp('/m/home', { fetchDictionary })
  await expect.element(app.footer.getByText('lobby', { exact: true })).toBeVisible()
  await expect.element(app.screen.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  expect(document.body.innerText).not.toMatch(/\b(core|home|games|error)\.\w|nobody|undefined/)
})

test('shows the message for unknown errors instead of the server’s text when the error code is unknown', async () => {
  const message = '<img src=x onerror="document.title=`owned`"> TypeError: boom at login (/srv/app.js:12:7)'
  const app = await openApp('/m/login', {
    answers: { 'POST /wps/member/login': () => createRefusalResponse('brand.new', message) },
  })
  await signIn(app, 'ana')
  await expect.element(app.screen.getByText(lookUpText('error.unknown'))).toBeVisible()
  expect(document.body.innerHTML).not.toMatch(/onerror|TypeError|app\.js/)
  expect(document.title).not.toBe('owned')
})
