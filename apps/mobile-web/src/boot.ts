import { createClient } from '@lobby/api'
import { loadAffiliate } from '@lobby/auth'
import { createDictionaries, getTextDirection, getLanguageTag } from '@lobby/i18n'
import { saveInstallPrompt } from '@lobby/platform/environment'
import { readMerchant, readSite, isHostAllowed } from '@lobby/platform/merchant'
import { orderHosts } from '@lobby/platform/media'
import { createNotify } from '@lobby/platform/ports'
import { createToasts, TOAST_DURATIONS_MS } from '@lobby/ui'
import { createQueryClient, clearOnSignOut, withPreloadedResponses } from '@lobby/platform/query'
import { createSession, withSessionGuard, isSameMember } from '@lobby/platform/session'
import { createStorage } from '@lobby/platform/storage'

/**
 * Reads the stamped document and creates the site's long-lived objects, one of each for the lifetime of the page.
 * @returns The site, or null on a host that does not belong to the merchant.
 */
export function boot(window: Window & typeof globalThis) {
  const merchant = readMerchant(window.document)
  if (!isHostAllowed(merchant, window.location.hostname)) return null
  const site = readSite(window.document)
  if (merchant.flags.includes('homeScreenOffer')) saveInstallPrompt(window)
  const storage = createStorage({ merchantId: merchant.id })
  const session = createSession({ storage, merchantCode: merchant.code, trialCode: merchant.trialCode })
  const { search } = window.location
  // Store the affiliate's code of the address, because the visitor may register only days later.
  if (/[?&](affiliateCode|af|agent)=/.test(search)) {
    loadAffiliate().then(
      ({ storeAffiliateCode }) => storeAffiliateCode(storage, search, Date.now()),
      () => undefined,
    )
  }
  const fetch = withPreloadedResponses(window.fetch.bind(window))
  const toasts = createToasts({
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  })
  const dictionaries = createDictionaries({ urls: site.dictionaries, fetch })
  const saved = storage.get('language')
  let requestedLanguage = ''
  let language = saved !== null && merchant.languages.offered.includes(saved) ? saved : merchant.languages.default

  // Few visits need this code, so it is part of the chunk with the page of the closed site.
  const askStatus = () => {
    import('./shell/closed/index.ts')
      .then((module) => module.fetchSystemStatus(api, queries, language))
      .catch(() => undefined)
  }
  const common = { baseUrl: merchant.apiBase, fetch, getLanguage: () => language, onMaintenance: askStatus }
  const client = createClient({
    ...common,
    merchantCode: merchant.code,
    getToken: session.token,
    onUnauthorized: () => session.signOut('expired'),
  })
  const api = withSessionGuard(client, session)
  const queries = createQueryClient()
  clearOnSignOut(queries, session)
  session.onEnd((why, ended) => {
    // Another member has signed in in another tab. This page still shows the data of the previous member, so reload it.
    if (why === 'elsewhere' && session.get() && !isSameMember(ended, session.get())) window.location.reload()
  })

  return {
    merchant,
    build: site.build,
    worker: site.worker,
    storage,
    session,
    api,
    trialApi: createClient({ ...common, merchantCode: merchant.trialCode, getToken: () => null }),
    queries,
    dictionaries,
    toasts,
    notify: createNotify(toasts, TOAST_DURATIONS_MS),
    /** Logs an error for developers. Never pass a value that a player typed. */
    log: (what: string, error: unknown) => window.console.error(what, error),
    imageHosts: orderHosts(merchant.images, Math.random),
    get language() {
      return language
    },
    /**
     * Loads the dictionaries for another language. If it is called again before they are loaded, only the latest call counts.
     * @returns Whether the dictionaries are loaded and no later call asked for another language.
     */
    async prepareLanguage(next: string): Promise<boolean> {
      requestedLanguage = next
      await dictionaries.loadAllRequested(next)
      return requestedLanguage === next
    },
    /** Sets the language of the document and of all API calls from now on. */
    showLanguage(next: string) {
      language = next
      Object.assign(window.document.documentElement, { lang: getLanguageTag(next), dir: getTextDirection(next) })
    },
    ready: dictionaries.load(language, ['core']),
  }
}

export type Site = NonNullable<ReturnType<typeof boot>>
