// The service worker. It caches only hashed files and the two documents, never a response of the API. Its code is the
// same for all merchants: the stamp writes the merchant's data into a line `self.__SITE = …` above the code. It has no
// imports, because each import would be one more request and one more place that Trusted Types must allow.

/** The stamped value `self.__SITE`: the site whose files this worker caches. */
interface WorkerSite {
  /** The prefix of the cache names of this merchant. No other merchant's cache names begin with it. */
  readonly prefix: string
  /** The name of this build's cache. */
  readonly cache: string
  readonly precache: readonly string[]
  /** The worker answers these paths with home's document, and all other routes with the app shell's document. */
  readonly home: readonly string[]
  /** The HTML of the offline page, for navigations without a network and without a cached document. */
  readonly offline: string
  /** The kill switch. If true, the worker deletes its caches and unregisters itself. */
  readonly off: boolean
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WorkerScope {
  readonly __SITE: WorkerSite
  readonly location: Location
  readonly registration: { unregister(): Promise<boolean> }
  readonly clients: { claim(): Promise<void> }
  /** This worker itself. Undefined in older browsers. */
  readonly serviceWorker?: { readonly state: string }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void
}

{
  const scope = self as unknown as WorkerScope
  const site = scope.__SITE
  const isHashed = /^\/(?:assets|brand|i18n)\//
  const isDocument = (url: string) => url.endsWith('.html')
  /**
   * The maximum age of a cached document: one week. If the document is older, the worker tries the network first,
   * because the platform's API may have changed.
   */
  const MAX_DOCUMENT_AGE_MS = 604_800_000

  const install = async () => {
    if (site.off) return scope.skipWaiting()
    // Delete the cache of an earlier installation of this build, so that the order of the caches is the order of the
    // installations.
    await caches.delete(site.cache)
    const cache = await caches.open(site.cache)
    try {
      // Fetch documents from the server and not from the browser's HTTP cache. Hashed files never change, so the
      // browser may read these files from the HTTP cache.
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

  /**
   * Deletes the caches of older builds, except the cache of the previous build: a page of that build may still be open,
   * for example with a filled form, and may need chunks of that build.
   */
  const activate = async () => {
    const before = (await ownCaches()).filter((name) => name !== site.cache)
    await removeCaches(before.slice(0, -1))
    await scope.clients.claim()
  }

  /** Opens the caches of this merchant. The cache of this build is the first. */
  const openCaches = async () => {
    const names = await caches.keys()
    return Promise.all(
      [site.cache, ...names.filter((name) => name !== site.cache && name.startsWith(site.prefix))].map((name) =>
        caches.open(name),
      ),
    )
  }

  const keep = async (key: string | Request, answer: Response) => {
    // Do not cache the response if this worker was unregistered while the response was loading.
    if (
      answer.status !== 200 ||
      answer.type !== 'basic' ||
      answer.redirected ||
      scope.serviceWorker?.state === 'redundant'
    )
      return answer
    const copy = answer.clone()
    // Ignore an error, such as a full disk: the response is valid without the cache.
    await caches
      .open(site.cache)
      .then((cache) => cache.put(key, copy))
      .catch(() => undefined)
    return answer
  }

  /**
   * Answers with the cached document, without waiting for the network, unless the player reloads the page or the
   * document is too old.
   */
  const answerDocument = async (request: Request, path: string) => {
    const key = site.home.includes(path) ? '/index.html' : '/shell.html'
    const kept = await caches
      .open(site.cache)
      .then((cache) => cache.match(key))
      .catch(() => undefined)
    const made = Date.parse(kept?.headers.get('date') ?? '')
    if (kept !== undefined && request.cache === 'default' && !(Date.now() - made > MAX_DOCUMENT_AGE_MS)) return kept
    try {
      const answer = await fetch(request)
      return answer.status >= 500 && kept !== undefined ? kept : await keep(key, answer)
    } catch {
      return (
        kept ?? new Response(site.offline, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
      )
    }
  }

  const answerAsset = async (request: Request) => {
    for (const cache of await openCaches().catch(() => [])) {
      const kept = await cache.match(request)
      if (kept !== undefined) return kept
    }
    return keep(request, await fetch(request))
  }

  /**
   * Returns whether a path is a route of the site. The worker does not handle navigations to other paths, such as
   * pictures or the API.
   */
  const isRoute = (path: string) =>
    site.home.includes(path) ||
    (!/^\/(?:wps|lgw|media|emulator)\//.test(path) && /\/(?!_)[^./]*(?:\.html)?$/.test(path))

  /**
   * Caches hashed files that a page has loaded without the worker, for example the dictionary of the player's language
   * and the widgets of the merchant's home.
   */
  const cacheUsed = async (paths: readonly unknown[]) => {
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
    // Unregister a switched-off worker here too: a page of an earlier build may have registered it again after
    // `activate`, which runs only one time.
    if (site.off) event.waitUntil(leave())
    if (event.data === 'activate') void scope.skipWaiting()
    else if (event.data === 'build') event.ports[0]?.postMessage(site.cache.slice(site.prefix.length))
    else if (Array.isArray(event.data) && !site.off) event.waitUntil(cacheUsed(event.data))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (site.off || request.method !== 'GET' || url.origin !== scope.location.origin) return
    if (request.mode === 'navigate') {
      if (isRoute(url.pathname)) event.respondWith(answerDocument(request, url.pathname))
    } else if (isHashed.test(url.pathname)) event.respondWith(answerAsset(request))
  })
}
