// The service worker: one text for all merchants; the stamp puts a line `self.__SITE = …` before it. It keeps hashed files alone and the
// two documents, never an answer of the API. No imports: a worker's import would be a second request and a Trusted Types sink.

/** The stamped line: what of the site this worker keeps. */
interface WorkerSite {
  /** What the caches of this merchant begin with, and the one of this build: another merchant or build never meets it. */
  readonly prefix: string
  readonly cache: string
  readonly precache: readonly string[]
  /** Paths that home's document answers; all other routes get the shell. */
  readonly home: readonly string[]
  /** A document of its own for where there is neither a network nor a kept one. */
  readonly offline: string
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
  readonly clients: { claim(): Promise<void> }
  /** This worker; older browsers do not say. */
  readonly serviceWorker?: { readonly state: string }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lifetime) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Lifetime & MessageEvent) => void): void
}

{
  const scope = self as unknown as WorkerScope
  const site = scope.__SITE
  const isHashed = /^\/(?:assets|brand|i18n)\//
  const isDocument = (url: string) => url.endsWith('.html')
  /** Older than this a document is asked for anew before the kept one is given, in milliseconds: the platform may have moved on. */
  const oldest = 604_800_000

  const install = async () => {
    if (site.off) return scope.skipWaiting()
    // Anew, where a build comes back: the order of the caches is that of the installs.
    await caches.delete(site.cache)
    const cache = await caches.open(site.cache)
    try {
      // A hashed file may come from the browser's own cache.
      await cache.addAll(site.precache.map((url) => new Request(url, isDocument(url) ? { cache: 'no-cache' } : {})))
    } catch (error) {
      await caches.delete(site.cache)
      throw error
    }
  }

  const removeCaches = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)))
  const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(site.prefix))

  /** Removes the caches and the registration of a worker that is switched off. */
  const leave = async () => {
    await removeCaches(await ownCaches())
    await scope.registration.unregister()
  }

  /** The build before is left where it is: a page of it may stand under a form, and ask for one of its chunks yet. */
  const activate = async () => {
    const before = (await ownCaches()).filter((name) => name !== site.cache)
    await removeCaches(before.slice(0, -1))
    await scope.clients.claim()
  }

  const open = async () => {
    const names = await caches.keys()
    return Promise.all(
      [site.cache, ...names.filter((name) => name !== site.cache && name.startsWith(site.prefix))].map((name) =>
        caches.open(name),
      ),
    )
  }

  const keep = async (key: string | Request, answer: Response) => {
    // One that was taken back while an answer was on its way leaves nothing behind.
    if (
      answer.status !== 200 ||
      answer.type !== 'basic' ||
      answer.redirected ||
      scope.serviceWorker?.state === 'redundant'
    )
      return answer
    const copy = answer.clone()
    // A full disk is no reason not to answer.
    await caches
      .open(site.cache)
      .then((cache) => cache.put(key, copy))
      .catch(() => undefined)
    return answer
  }

  /** The kept document first, so that nothing is waited for; from the network when the player reloads, or when it has grown old. */
  const document = async (request: Request, path: string) => {
    const key = site.home.includes(path) ? '/index.html' : '/shell.html'
    const kept = await caches
      .open(site.cache)
      .then((cache) => cache.match(key))
      .catch(() => undefined)
    const made = Date.parse(kept?.headers.get('date') ?? '')
    if (kept !== undefined && request.cache === 'default' && !(Date.now() - made > oldest)) return kept
    try {
      const answer = await fetch(request)
      return answer.status >= 500 && kept !== undefined ? kept : await keep(key, answer)
    } catch {
      return (
        kept ?? new Response(site.offline, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
      )
    }
  }

  const asset = async (request: Request) => {
    for (const cache of await open().catch(() => [])) {
      const kept = await cache.match(request)
      if (kept !== undefined) return kept
    }
    return keep(request, await fetch(request))
  }

  /** Routes of the site; what else may be opened, a picture or the platform, is the browser's. */
  const isRoute = (path: string) =>
    site.home.includes(path) ||
    (!/^\/(?:wps|lgw|media|emulator)\//.test(path) && /\/(?!_)[^./]*(?:\.html)?$/.test(path))

  /** What a page loaded before there was a worker: this visitor's language, and the parts of home that this merchant has. */
  const keepUsed = async (paths: readonly unknown[]) => {
    if (scope.serviceWorker?.state === 'redundant') return
    const cache = await caches.open(site.cache)
    const wanted = paths.filter((path) => typeof path === 'string' && isHashed.test(path)) as string[]
    await Promise.all(
      wanted.map(async (path) => (await cache.match(path)) ?? keep(path, await fetch(path)).catch(() => undefined)),
    )
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(site.off ? leave() : activate()))
  scope.addEventListener('message', (event) => {
    // A page of an earlier build may have registered it again. A worker is activated only once, so it leaves here.
    if (site.off) event.waitUntil(leave())
    if (event.data === 'activate') void scope.skipWaiting()
    else if (event.data === 'build') event.ports[0]?.postMessage(site.cache.slice(site.prefix.length))
    else if (Array.isArray(event.data) && !site.off) event.waitUntil(keepUsed(event.data))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (site.off || request.method !== 'GET' || url.origin !== scope.location.origin) return
    if (request.mode === 'navigate') {
      if (isRoute(url.pathname)) event.respondWith(document(request, url.pathname))
    } else if (isHashed.test(url.pathname)) event.respondWith(asset(request))
  })
}
