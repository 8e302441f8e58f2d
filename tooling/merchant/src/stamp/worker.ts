import { scriptJson } from './html.ts'

/** What of a site its service worker keeps. */
export interface WorkerSite {
  /** What the caches of this merchant begin with. */
  readonly prefix: string
  /** The one of this build. */
  readonly cache: string
  readonly precache: readonly string[]
  /** Paths that home's document answers. */
  readonly home: readonly string[]
  /** The document of where there is neither a network nor a kept one. */
  readonly offline: string
  /** The kill switch: the worker clears what it kept and unregisters itself. */
  readonly off: boolean
}

/** The service worker of one site: the shared text behind one stamped line. */
export function stampWorker(text: string, site: WorkerSite): string {
  return `self.__SITE=${scriptJson(site)}\n${text}\n`
}
