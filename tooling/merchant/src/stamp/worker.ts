import { scriptJson } from './html.ts'

/** What of a site its service worker keeps. */
export interface WorkerSite {
  readonly cache: string
  readonly precache: readonly string[]
  /** Paths that home's document answers. */
  readonly home: readonly string[]
  /** The kill switch: the worker clears what it kept and unregisters itself. */
  readonly off: boolean
}

/** The service worker of one site: the shared text behind one stamped line. */
export function stampWorker(text: string, site: WorkerSite): string {
  return `self.__SITE=${scriptJson(site)}\n${text}\n`
}
