import { createClient } from '@lobby/api'
import { loadAffiliateCodeModule } from '@lobby/auth'
import { createDictionaries, getTextDirection, getLanguageTag } from '@lobby/i18n'
import { saveInstallPrompt } from '@lobby/platform/environment'
import { readMerchantDataBlock, readSiteDataBlock, isMerchantSiteHost } from '@lobby/platform/merchant'
import { sortImageHosts } from '@lobby/platform/media'
import { createNotifier } from '@lobby/platform/ports'
import { createToastStore, TOAST_DURATIONS_MS } from '@lobby/ui'
import { createQueryClient, clearMemberDataOnSignOut, withPreloadedResponses } from '@lobby/platform/query'
import { createSessionStore, withSessionGuard, isSameMember } from '@lobby/platform/session'
import { createStorage } from '@lobby/platform/storage'

/**
 * Reads the stamped document and creates the objects that live as long as the page, such as session, API client and
 * cache.
 * @returns The site, or null on a host that does not belong to the merchant.
 */
export function boot(window: Window & typeof globalThis) {
  const merchant = readMerchantDataBlock(window.document)
  if (!isMerchantSiteHost(merchant, window.location.hostname)) return null
  const site = readSiteDataBlock(window.document)
  if (merchant.flags.includes('homeScreenOffer')) saveInstallPrompt(window)
  const storage = createStorage({ merchantId: merchant.id })
  const session = createSessionStore({ storage, merchantCode: merchant.code, trialCode: merchant.trialCode })
  const { search } = window.location
  // Store the affiliate code of the URL, because the visitor may register some days later.
  if (/[?&](affiliateCode|af|agent)=/.test(search)) {
    loadAffiliateCodeModule().then(
      ({ storeAffiliateCode }) => storeAffiliateCode(storage, search, Date.now()),
      () => undefined,
    )
  }
  const fetch = withPreloadedResponses(window.fetch.bind(window))
  const toasts = createToastStore({
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  })
  const dictionaries = createDictionaries({ urls: site.dictionaries, fetch })
  const saved = storage.get('language')
  let requestedLanguage = ''
  let language = saved !== null && merchant.languages.offered.includes(saved) ? saved : merchant.languages.default

  // Load this code on demand, because few visits need it. It is in the same chunk as the maintenance page.
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
  clearMemberDataOnSignOut(queries, session)
  session.onEnd((why, ended) => {
    // If another member has signed in in another tab, reload this page, because it still shows the data of the previous
    // member.
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
    notify: createNotifier(toasts, TOAST_DURATIONS_MS),
    /** Logs an error for developers. Never pass a value that a player typed. */
    log: (what: string, error: unknown) => window.console.error(what, error),
    imageHosts: sortImageHosts(merchant.images, Math.random),
    get language() {
      return language
    },
    /**
     * Loads the dictionaries for another language. If the player chooses yet another language in the meantime, only the
     * latest choice counts.
     * @returns False if a later call has requested a different language in the meantime.
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
