import type { PublicMerchant } from '@lobby/merchant'
import { createStorage } from '@lobby/platform/storage'
import {
  createFakeFetch,
  createMerchantFixture,
  type PlatformResponse,
  type PlatformResponses,
} from '@lobby/platform/testing'
import { createTranslateText, type PlaceholderValues } from '@lobby/i18n'
import '@lobby/ui/tokens.css'
import { expect, onTestFinished, vi } from 'vitest'
import type { LocatorSelectors } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../App.tsx'
import { boot } from '../boot.ts'
import {
  respondWithDictionary,
  dictionaryUrlsFixture,
  encryptionKeyFixture,
  availablePlatformResponses,
  createMemberSessionFixture,
} from './siteFixtures.ts'

export interface OpenAppOptions {
  /** Responses that replace those of `availablePlatformResponses`. */
  readonly answers?: PlatformResponses
  readonly merchant?: Partial<PublicMerchant>
  /** The language that the player chose in an earlier visit. Default: `EN`. Null for a first visit. */
  readonly language?: 'EN' | 'PT' | null
  /** The user name of the signed-in member. If it is missing, the player is a guest. */
  readonly member?: string
  /** Replaces the function that fetches a dictionary from a URL. */
  readonly fetchDictionary?: (url: string) => Promise<Response>
}

const all = { EN: await readTexts('EN'), PT: await readTexts('PT') }
/** Looks up a text by its message id. The default language is English. */
export const lookUpText = (id: string, values?: PlaceholderValues, language: 'EN' | 'PT' = 'EN') =>
  all[language](id, values)

/** Matches a text in English or Portuguese. */
const inBoth = (id: string) => new RegExp(`^(${lookUpText(id)}|${lookUpText(id, {}, 'PT')})$`)

async function readTexts(language: string) {
  const messages = (await (await respondWithDictionary(`/i18n/${language}.core`)).json()) as Parameters<
    typeof createTranslateText
  >[1]
  return createTranslateText(language, messages) as (id: string, values?: PlaceholderValues) => string
}

/**
 * Boots and renders the whole site at a path, as `main.tsx` does. Storage, session, API client, dialogs and screens are
 * real; only the network is a fake. A second call acts as another tab or as the next visit, because it finds the data
 * that the first call stored.
 *
 * @param path The path with its query string.
 * @returns The page, the site, the site's API calls, and the reloads that the site requested.
 */
export async function openApp(
  path: string,
  { answers, merchant, language = 'EN', member, fetchDictionary = respondWithDictionary }: OpenAppOptions = {},
) {
  goTo(path)
  // Store what an earlier visit would have stored.
  const stored = createStorage({ merchantId: 'acme', target: new EventTarget() })
  if (language !== null) stored.set('language', language)
  if (member !== undefined) {
    stored.set('session', createMemberSessionFixture(member))
    stored.set('autoLogin', 1)
  }
  const table: Record<string, PlatformResponse> = { ...availablePlatformResponses, ...answers }
  const platform = createFakeFetch(table)
  const fetch = (input: Request | string) =>
    typeof input === 'string' && input.startsWith('/i18n/') ? fetchDictionary(input) : platform(input)
  const reloads: string[] = []
  const logged: string[] = []
  const blocks: Record<string, unknown> = {
    merchant: createMerchantFixture({ encryptionKey: await encryptionKeyFixture, ...merchant }),
    site: { build: 'test', languages: {}, dictionaries: dictionaryUrlsFixture, early: [], worker: false },
  }
  const site = bootUntilEnd({
    document: {
      documentElement: document.documentElement,
      getElementById: (id: string) => ({ textContent: JSON.stringify(blocks[id]) }),
    },
    location: {
      hostname: 'acme.localhost',
      search: new URL(path, 'http://acme.localhost').search,
      reload: () => void reloads.push(shownAddress().pathname),
    },
    console: { error: (what: string, error: unknown) => void logged.push(`${what} ${String(error)}`) },
    setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
    clearTimeout: (timer: number) => clearTimeout(timer),
    fetch,
  })
  await site.ready
  const screen = await render(<App site={site} />)
  return {
    site,
    screen,
    header: screen.getByRole('banner'),
    footer: screen.getByRole('contentinfo'),
    /** The sign-in link in home's header, which only guests see. */
    guest: screen.getByRole('banner').getByRole('link', { name: inBoth('core.signIn') }),
    /** The button with name and balance in the header, which only members see. */
    chip: screen.getByRole('banner').getByRole('button', { name: /: (account and balance|conta e saldo)$/ }),
    /** The calls to the platform, `METHOD /path?query`, in order. */
    calls: platform.asked,
    requests: platform.requests,
    /** Returns the number of calls that carried a session token. */
    memberCalls: () => platform.requests.filter((request) => request.headers.has('Authorization')).length,
    /** The paths at which the site has requested a reload. */
    reloads,
    logged,
    /** Changes the response of a route from now on. */
    answer: (route: string, answer: PlatformResponse) => void (table[route] = answer),
    expectAt: async (where: string) => {
      await expect.poll(() => shownAddress().pathname + shownAddress().search).toBe(where)
    },
  }
}

export type OpenedApp = Awaited<ReturnType<typeof openApp>>

/**
 * Boots the site. When the test ends, removes the site's listeners and channels, which would otherwise react to the
 * sessions of the next test.
 */
function bootUntilEnd(window_: object) {
  const testEnd = new AbortController()
  const channels: BroadcastChannel[] = []
  const listen = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation((...[type, listener, options]: Parameters<typeof window.addEventListener>) =>
      EventTarget.prototype.addEventListener.call(window, type, listener, {
        ...(typeof options === 'object' ? options : { capture: options === true }),
        signal: testEnd.signal,
      }),
    )
  const Real = window.BroadcastChannel
  if (Real) {
    window.BroadcastChannel = class extends Real {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    }
  }
  try {
    const site = boot(window_ as typeof window)
    if (!site) throw new Error('The site does not run on this host.')
    return site
  } finally {
    listen.mockRestore()
    if (Real) window.BroadcastChannel = Real
    onTestFinished(() => {
      testEnd.abort()
      for (const channel of channels) channel.close()
    })
  }
}

const shownAddress = () => new URL(document.URL)

let originalUrl: string | undefined

/** Sets the URL of the test's page, and restores the original URL when the test ends. */
function goTo(path: string): void {
  if (originalUrl === undefined) {
    originalUrl = document.URL
    onTestFinished(() => {
      history.replaceState(null, '', originalUrl)
      originalUrl = undefined
    })
  }
  history.replaceState(null, '', path)
}

/** Navigates to another path of the site without loading a document, as a link of the site does. */
export function navigateWithinApp(path: string): void {
  history.pushState({ idx: 1, key: path, usr: null }, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
}

/** Fills and submits the login form of the page or of the login dialog. */
export async function signIn(
  { screen }: { readonly screen: LocatorSelectors },
  userName: string,
  password = 'Lobby2026',
  language: 'EN' | 'PT' = 'EN',
): Promise<void> {
  const label = (id: string) => lookUpText(id, {}, language)
  await screen.getByRole('textbox', { name: label('auth.username.label') }).fill(userName)
  await screen.getByLabelText(label('auth.password.label'), { exact: true }).fill(password)
  await screen.getByRole('button', { name: label('auth.login.submit'), exact: true }).click()
}

/** Opens the account sheet, presses the sign-out button, and confirms. */
export async function signOut({ chip, screen }: Pick<OpenedApp, 'chip' | 'screen'>): Promise<void> {
  await chip.click()
  await screen.getByRole('button', { name: lookUpText('core.signOut') }).click()
  await screen
    .getByRole('alertdialog')
    .getByRole('button', { name: lookUpText('auth.signOut.confirm') })
    .click()
}

/** Chooses a language in the popup that the footer opens. */
export async function chooseLanguage(
  { footer, screen }: Pick<OpenedApp, 'footer' | 'screen'>,
  name: 'English' | 'Português',
): Promise<void> {
  await footer.getByRole('button', { name: /^(Language|Idioma)/ }).click()
  await screen
    .getByRole('dialog', { name: /^(Language|Idioma)$/ })
    .getByRole('option', { name, exact: true })
    .click()
}

/** Simulates that the page gets the focus again, for example after a game in another window. */
export const simulatePageFocus = () => void window.dispatchEvent(new Event('focus'))
