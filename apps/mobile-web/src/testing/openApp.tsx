import type { PublicMerchant } from '@lobby/merchant'
import { createStorage } from '@lobby/platform/storage'
import { createFakeFetch, makeMerchant, type Answer, type Answers } from '@lobby/platform/testing'
import { createText, type TextValues } from '@lobby/i18n'
import '@lobby/ui/tokens.css'
import { expect, onTestFinished, vi } from 'vitest'
import type { LocatorSelectors } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from '../App.tsx'
import { boot } from '../boot.ts'
import { answerDictionary, dictionaryUrls, encryptionKey, openPlatform, sessionOf } from './siteFixtures.ts'

export interface OpenAppInit {
  /** Answers that replace those of an open platform. */
  readonly answers?: Answers
  readonly merchant?: Partial<PublicMerchant>
  /** The language that the visitor chose before: `EN`. Null for a first visit. */
  readonly language?: 'EN' | 'PT' | null
  /** Who is signed in; a guest when not given. */
  readonly member?: string
  /** Replaces the fetch of a dictionary, by its address. */
  readonly fetchDictionary?: (url: string) => Promise<Response>
}

const all = { EN: await textsOf('EN'), PT: await textsOf('PT') }
/** Returns a text of the product in English, or in another language. */
export const text = (id: string, values?: TextValues, language: 'EN' | 'PT' = 'EN') => all[language](id, values)

/** Matches a text in English or Portuguese. */
const inBoth = (id: string) => new RegExp(`^(${text(id)}|${text(id, {}, 'PT')})$`)

async function textsOf(language: string) {
  const messages = (await (await answerDictionary(`/i18n/${language}.core`)).json()) as Parameters<typeof createText>[1]
  return createText(language, messages) as (id: string, values?: TextValues) => string
}

/**
 * Boots the site at an address and renders all of it, as `main.tsx` does: the real storages, session, client, dialogs and screens of the browser.
 * Only the network is replaced. A second call opens another tab or the next visit: what the first one stored is there.
 *
 * @param path The address, with its query.
 * @returns The page, the site, and what it asked of the platform and of the window.
 */
export async function openApp(
  path: string,
  { answers, merchant, language = 'EN', member, fetchDictionary = answerDictionary }: OpenAppInit = {},
) {
  goTo(path)
  // As an earlier visit of the site left it.
  const stored = createStorage({ merchantId: 'acme', target: new EventTarget() })
  if (language !== null) stored.set('language', language)
  if (member !== undefined) {
    stored.set('session', sessionOf(member))
    stored.set('autoLogin', 1)
  }
  const table: Record<string, Answer> = { ...openPlatform, ...answers }
  const platform = createFakeFetch(table)
  const fetch = (input: Request | string) =>
    typeof input === 'string' && input.startsWith('/i18n/') ? fetchDictionary(input) : platform(input)
  const reloads: string[] = []
  const logged: string[] = []
  const blocks: Record<string, unknown> = {
    merchant: makeMerchant({ encryptionKey: await encryptionKey, ...merchant }),
    site: { build: 'test', languages: {}, dictionaries: dictionaryUrls, early: [], worker: false },
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
    /** The link of home's header that only a guest has. */
    guest: screen.getByRole('banner').getByRole('link', { name: inBoth('core.signIn') }),
    /** The header's name and balance, which only a member has. */
    chip: screen.getByRole('banner').getByRole('button', { name: /: (account and balance|conta e saldo)$/ }),
    /** The calls of the platform, `METHOD /path?query`, in order. */
    calls: platform.asked,
    requests: platform.requests,
    /** How many calls carried a session. */
    memberCalls: () => platform.requests.filter((request) => request.headers.has('Authorization')).length,
    /** The addresses that the site reloaded. */
    reloads,
    logged,
    /** Changes what a route answers from now on. */
    answer: (route: string, answer: Answer) => void (table[route] = answer),
    expectAt: async (where: string) => {
      await expect.poll(() => shownAddress().pathname + shownAddress().search).toBe(where)
    },
  }
}

export type OpenedApp = Awaited<ReturnType<typeof openApp>>

/** Boots the site, and takes its listeners and channels away when the test is over: they would follow the sessions of the next test. */
function bootUntilEnd(window_: object) {
  const over = new AbortController()
  const channels: BroadcastChannel[] = []
  const listen = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation((...[type, listener, options]: Parameters<typeof window.addEventListener>) =>
      EventTarget.prototype.addEventListener.call(window, type, listener, {
        ...(typeof options === 'object' ? options : { capture: options === true }),
        signal: over.signal,
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
      over.abort()
      for (const channel of channels) channel.close()
    })
  }
}

const shownAddress = () => new URL(document.URL)

let begun: string | undefined

/** Shows an address in the test's page, whose own comes back when the test is over. */
function goTo(path: string): void {
  if (begun === undefined) {
    begun = document.URL
    onTestFinished(() => {
      history.replaceState(null, '', begun)
      begun = undefined
    })
  }
  history.replaceState(null, '', path)
}

/** Leads to another address of the site without loading a page, as a link would. */
export function follow(path: string): void {
  history.pushState({ idx: 1, key: path, usr: null }, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
}

/** Fills the login form of the page or of the login dialog, and sends it. */
export async function signIn(
  { screen }: { readonly screen: LocatorSelectors },
  userName: string,
  password = 'Lobby2026',
  language: 'EN' | 'PT' = 'EN',
): Promise<void> {
  const label = (id: string) => text(id, {}, language)
  await screen.getByRole('textbox', { name: label('auth.username.label') }).fill(userName)
  await screen.getByLabelText(label('auth.password.label'), { exact: true }).fill(password)
  await screen.getByRole('button', { name: label('auth.login.submit'), exact: true }).click()
}

/** Opens the account sheet, asks to sign out, and confirms. */
export async function signOut({ chip, screen }: Pick<OpenedApp, 'chip' | 'screen'>): Promise<void> {
  await chip.click()
  await screen.getByRole('button', { name: text('core.signOut') }).click()
  await screen
    .getByRole('alertdialog')
    .getByRole('button', { name: text('auth.signOut.confirm') })
    .click()
}

/** Chooses a language in the popup of the footer. */
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

/** The page is in front again, as after a game in another window. */
export const comeBack = () => void window.dispatchEvent(new Event('focus'))
