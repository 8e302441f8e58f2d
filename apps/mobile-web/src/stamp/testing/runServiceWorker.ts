import { runStampedScript } from './runStampedScript.ts'

const origin = 'https://m.example'
/** The value of `self.__SITE` in these tests. */
export const workerSiteFixture = {
  prefix: 'lobby:m:',
  cache: 'lobby:m:1',
  precache: ['/index.html', '/shell.html', '/assets/a-1.js'],
  home: ['/', '/m/home'],
  offline: 'offline page',
  off: false,
}
interface Asked {
  readonly url: string
  readonly mode?: string
  readonly method?: string
  readonly cache?: string
}

interface Answer {
  readonly status: number
  readonly body: string
}

/**
 * Runs the service worker with a fake network and fake caches.
 * @param network Maps a path to the body of its response, or to an error status such as `404`. Other paths fail as when
 * offline.
 * @param kept The names of the caches, each with its paths and bodies.
 * @param full True if writes to a cache fail, as on a full disk.
 * @param age The age of the cached responses in milliseconds.
 */
export function runServiceWorker({
  stamped = workerSiteFixture,
  network = {} as Record<string, string>,
  kept = {} as Record<string, Record<string, string>>,
  full = false,
  age = 0,
}) {
  const listeners: Record<string, (event: object) => void> = {}
  const stores = new Map(Object.entries(kept).map(([name, entries]) => [name, new Map(Object.entries(entries))]))
  const done: string[] = []
  const asked: string[] = []
  const now = Date.UTC(2026, 10, 20)
  const keyOf = (key: string | Asked) => new URL(typeof key === 'string' ? key : key.url, origin).pathname
  const respond = (path: string) => {
    asked.push(path)
    const body = network[path]
    if (body === undefined) return Promise.reject(new TypeError('offline'))
    const answer = { status: /^[45]\d\d$/.test(body) ? Number(body) : 200, type: 'basic', redirected: false, body }
    return Promise.resolve({ ...answer, clone: () => answer })
  }
  const open = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, string>()
    stores.set(name, entries)
    return Promise.resolve({
      match: (key: string | Asked) => {
        const body = entries.get(keyOf(key))
        const headers = { get: () => new Date(now - age).toUTCString() }
        return Promise.resolve(body === undefined ? undefined : { status: 200, body, headers })
      },
      put: (key: string | Asked, answer: { body: string }) =>
        full
          ? Promise.reject(new Error('QuotaExceededError'))
          : Promise.resolve(void entries.set(keyOf(key), answer.body)),
      addAll: async (keys: Asked[]) => {
        const answers = await Promise.all(keys.map((key) => respond(keyOf(key))))
        if (answers.some(({ status }) => status !== 200)) throw new TypeError('failed')
        keys.forEach((key, index) => entries.set(keyOf(key), answers[index]?.body ?? ''))
      },
    })
  }
  const self = {
    __SITE: stamped,
    location: { origin },
    clients: { claim: () => Promise.resolve(void done.push('claimed')) },
    registration: { unregister: () => Promise.resolve(done.push('unregistered')) },
    skipWaiting: () => Promise.resolve(void done.push('skipped')),
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
  }
  runStampedScript('worker.ts', {
    self,
    URL,
    Date: { now: () => now, parse: Date.parse },
    Request: function (url: string, init: object) {
      return { url, ...init }
    },
    Response: function (body: string, init: { status: number }) {
      return { body, ...init }
    },
    fetch: (request: string | Asked) => respond(keyOf(request)),
    caches: {
      open,
      keys: () => Promise.resolve([...stores.keys()]),
      delete: (name: string) => Promise.resolve(stores.delete(name)),
    },
  })
  const live = async (type: string) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners[type]?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  /** Returns the worker's response, or null if the worker does not handle the request. */
  const ask = (
    path: string,
    { mode = 'no-cors', method = 'GET', cache = 'default' }: Partial<Asked> = {},
  ): Promise<Answer> | null => {
    let answer: Promise<Answer> | null = null
    listeners['fetch']?.({
      request: { url: new URL(path, origin).href, mode, method, cache },
      respondWith: (promise: Promise<Answer>) => (answer = promise),
    })
    return answer
  }
  const tell = async (data: unknown, ports: readonly object[] = []) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners['message']?.({ data, ports, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  /** Returns the paths in each cache. */
  const held = () => Object.fromEntries([...stores].map(([name, entries]) => [name, [...entries.keys()]]))
  return { live, ask, held, stores, done, asked, tell }
}
