import { createClient } from '@lobby/api'
import { createDictionaries, I18nProvider, type CompiledMessages } from '@lobby/i18n'
import type { PublicMerchant } from '@lobby/merchant'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ImageHostsProvider, sortImageHosts } from '../media/index.ts'
import { MerchantProvider } from '../merchant/index.ts'
import { NotifyProvider } from '../ports/NotifyProvider.tsx'
import { type Notifier } from '../ports/createNotifier.ts'
import { LanguagePromptProvider, LauncherProvider, type LaunchFunction } from '../ports/index.ts'
import {
  LoginPromptProvider,
  SignOutPromptProvider,
  type LoginDialogCallbacks,
  createSessionStore,
  withSessionGuard,
  SessionProvider,
} from '../session/index.ts'
import { ApiProvider, createQueryClient, clearMemberDataOnSignOut } from '../query/index.ts'
import { createStorage, StorageProvider, type StorageBackend, type SessionInfo } from '../storage/index.ts'
import { createFakeFetch, type FakeFetch, type PlatformResponses } from './platformResponses.ts'
import { createMerchantFixture } from './createMerchantFixture.ts'
import { createMemoryStorageBackend } from './createMemoryStorageBackend.ts'
import { loadProductMessages } from './loadProductMessages.ts'
import { recordNotifications } from './recordNotifications.ts'

export interface TestSiteOptions {
  readonly merchant?: Partial<PublicMerchant>
  /** The signed-in member. Without it, the player is a guest. */
  readonly session?: SessionInfo
  readonly answers?: PlatformResponses
  /** The compiled messages. Defaults to all messages of the product in this language. */
  readonly messages?: CompiledMessages
  readonly language?: string
  /**
   * The browser's local storage, and its session storage (`visit`). Each defaults to a new, empty storage in memory.
   */
  readonly backend?: StorageBackend | null
  readonly visit?: StorageBackend | null
  /** Compiled messages of other languages, which replace the product's. */
  readonly translations?: Readonly<Record<string, CompiledMessages>>
}

export type TestSite = ReturnType<typeof createTestSite>

/**
 * Creates the objects of a site that outlive a render, for one test: the session, the API client, the storage and more.
 * Only the storage (in memory) and `fetch` (responses from a table) are fake.
 */
export function createTestSite({
  merchant: overrides,
  session: info,
  answers = {},
  messages,
  language = 'EN',
  ...init
}: TestSiteOptions = {}) {
  const { backend = createMemoryStorageBackend(), visit = createMemoryStorageBackend(), translations } = init
  const merchant = createMerchantFixture(overrides)
  const target = new EventTarget()
  const storage = createStorage({ merchantId: merchant.id, backend, sessionBackend: visit, target })
  if (info) storage.set('session', info)
  const session = createSessionStore({
    storage,
    merchantCode: merchant.code,
    trialCode: merchant.trialCode,
    channel: null,
    target,
  })
  const fetch: FakeFetch = createFakeFetch(answers)
  const common = {
    baseUrl: 'http://acme.localhost',
    fetch,
    getLanguage: () => language,
    random: () => 0,
    sleep: () => Promise.resolve(),
  }
  const client = createClient({
    ...common,
    merchantCode: merchant.code,
    getToken: session.token,
    onUnauthorized: () => session.signOut('expired'),
  })
  const trialApi = createClient({ ...common, merchantCode: merchant.trialCode, getToken: () => null })
  const overridden: Readonly<Record<string, CompiledMessages>> = {
    ...translations,
    ...(messages && { [language]: messages }),
  }
  // In tests, one dictionary contains all messages of a language. Therefore the URL of every message group is the
  // language code.
  const namespaces = (code: string) => new Proxy<Record<string, string>>({}, { get: () => code })
  const dictionaries = createDictionaries({
    urls: Object.fromEntries(
      ['EN', 'PT', language, ...Object.keys(overridden)].map((code) => [code, namespaces(code)]),
    ),
    fetch: async (code) => respondWith(overridden[code] ?? (await loadProductMessages(code))),
  })
  const queries = createQueryClient()
  clearMemberDataOnSignOut(queries, session)
  return {
    merchant,
    storage,
    session,
    fetch,
    api: withSessionGuard(client, session),
    trialApi,
    dictionaries,
    language,
    queries,
  }
}

/** Opens a site for one test and loads its messages. */
export async function createTestSiteWithMessages(init: TestSiteOptions = {}): Promise<TestSite> {
  const site = createTestSite(init)
  await site.dictionaries.load(site.language, ['all'])
  return site
}

/**
 * Returns a response whose `json()` returns these messages. It contains no real JSON, which saves some milliseconds in
 * every test.
 */
const respondWith = (messages: CompiledMessages): Response =>
  Object.assign(new Response(), { json: () => Promise.resolve(messages) })

export interface TestAppProps {
  readonly site: TestSite
  readonly children: ReactNode
  readonly path?: string
  /** Receives notices, toasts and loading messages. By default, they are dropped. */
  readonly notify?: Notifier
  readonly onLogin?: (request: LoginDialogCallbacks) => void
  readonly onSignOut?: () => void
  readonly onLanguagePrompt?: () => void
  readonly onLaunch?: LaunchFunction
  /** Called when a component requests another language. If this function is set, the language does not change. */
  readonly onLanguageChange?: (language: string) => void
}

/**
 * Renders a component under test inside all providers of the app. All texts are empty unless
 * `createTestSiteWithMessages` created the site.
 *
 * @param path The path at which the visit begins.
 */
export function TestApp({
  site,
  children,
  path = '/m/home',
  notify,
  onLogin,
  onSignOut,
  onLaunch,
  ...on
}: TestAppProps) {
  const [silent] = useState(() => recordNotifications().notify)
  const [language, setLanguage] = useState(site.language)
  const change = (next: string) => void site.dictionaries.loadAllRequested(next).then(() => setLanguage(next))
  const [hosts] = useState(() => sortImageHosts(site.merchant.images, () => 0))
  return (
    <MerchantProvider merchant={site.merchant}>
      <StorageProvider storage={site.storage}>
        <SessionProvider store={site.session}>
          <QueryClientProvider client={site.queries}>
            <ApiProvider client={site.api} trial={site.trialApi}>
              <ImageHostsProvider hosts={hosts}>
                <NotifyProvider notify={notify ?? silent}>
                  <I18nProvider
                    language={language}
                    dictionaries={site.dictionaries}
                    onLanguageChange={on.onLanguageChange ?? change}>
                    <MemoryRouter initialEntries={[path]}>
                      <LauncherProvider launch={onLaunch ?? launchNothing}>
                        <LanguagePromptProvider open={on.onLanguagePrompt ?? doNothing}>
                          <LoginPromptProvider open={onLogin ?? doNothing}>
                            <SignOutPromptProvider ask={onSignOut ?? doNothing}>{children}</SignOutPromptProvider>
                          </LoginPromptProvider>
                        </LanguagePromptProvider>
                      </LauncherProvider>
                    </MemoryRouter>
                  </I18nProvider>
                </NotifyProvider>
              </ImageHostsProvider>
            </ApiProvider>
          </QueryClientProvider>
        </SessionProvider>
      </StorageProvider>
    </MerchantProvider>
  )
}

const doNothing = () => undefined
const launchNothing = () => Promise.resolve()
