// The service worker: one text for all merchants; the stamp puts a line `self.__SITE = …` before it. It keeps hashed files alone and the
// two documents, never an answer of the API. No imports: a worker's import would be a second request and a Trusted Types sink.

/** The stamped line: what of the site this worker keeps. */
interface WorkerSite {
  /** Merchant, build and content: another site or build never meets this cache. */
  readonly cache: string
  readonly precache: readonly string[]
  /** Paths that home's document answers; all others get the shell. */
  readonly home: readonly string[]
  /** The kill switch: clears everything and goes. */
  readonly off: boolean
}

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Lifetime {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerScope {
  readonly __SITE: WorkerSite
  readonly location: Location
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

{
  const scope = self as unknown as WorkerScope
  const site = scope.__SITE

  const install = async () => {
    if (site.off) return scope.skipWaiting()
    const cache = await caches.open(site.cache)
    await cache.addAll(site.precache.map((url) => new Request(url, { cache: 'no-cache' })))
  }

  const activate = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => site.off || name !== site.cache).map((name) => caches.delete(name)))
    if (site.off) await scope.registration.unregister()
  }

  const keep = async (key: string | Request, answer: Response) => {
    if (answer.status === 200 && answer.type === 'basic' && !answer.redirected)
      await (await caches.open(site.cache)).put(key, answer.clone())
    return answer
  }

  const document = async (request: Request, path: string) => {
    const key = site.home.includes(path) ? '/index.html' : '/shell.html'
    try {
      return await keep(key, await fetch(request))
    } catch (error) {
      const kept = await caches.match(key)
      if (kept === undefined) throw error
      return kept
    }
  }

  const asset = async (request: Request) => (await caches.match(request)) ?? keep(request, await fetch(request))

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('message', (event) => {
    if (event.data === 'activate') void scope.skipWaiting()
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (site.off || request.method !== 'GET' || url.origin !== scope.location.origin) return
    if (request.mode === 'navigate' && !/^\/(?:wps|lgw|media)\//.test(url.pathname)) event.respondWith(document(request, url.pathname))
    else if (/^\/(?:assets|brand|i18n)\//.test(url.pathname)) event.respondWith(asset(request))
  })
}
