import { formatScriptJson } from './html.ts'

/** The parts of a site that its service worker needs. */
export interface WorkerSite {
  /** The prefix of this merchant's cache names. */
  readonly prefix: string
  /** The cache name of this build. */
  readonly cache: string
  readonly precache: readonly string[]
  /** Paths that get the home document. */
  readonly home: readonly string[]
  /** The offline page, for a request without a network and without a cached document. */
  readonly offline: string
  /** The kill switch: the worker clears its caches and unregisters itself. */
  readonly off: boolean
}

/** Returns the service worker of a site: one stamped line before the common text. */
export function stampWorker(text: string, site: WorkerSite): string {
  return `self.__SITE=${formatScriptJson(site)}\n${text}\n`
}
