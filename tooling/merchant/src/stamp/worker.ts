import { formatJsonForScriptElement } from './html.ts'

/** The parts of a site that its service worker needs. */
export interface ServiceWorkerSite {
  /** The prefix of this merchant's cache names. */
  readonly prefix: string
  /** The cache name of this build. */
  readonly cache: string
  readonly precache: readonly string[]
  /** The URL paths at which the worker responds with the home document. */
  readonly home: readonly string[]
  /** The HTML of the offline page, for a request without a network and without a cached document. */
  readonly offline: string
  /** True if the kill switch is on. Then the worker clears its caches and unregisters itself. */
  readonly off: boolean
}

/**
 * Returns the service worker of a site: a first line with the data of the site, then the text that is the same for all
 * sites.
 */
export function stampServiceWorker(text: string, site: ServiceWorkerSite): string {
  return `self.__SITE=${formatJsonForScriptElement(site)}\n${text}\n`
}
