import { createUpdateController, MIN_UPDATE_INTERVAL_MS, type UpdateController } from './createUpdateController.ts'

export interface StartServiceWorkerOptions {
  readonly page: Window & typeof globalThis
  readonly merchantId: string
  /** The id of the build that this page runs. */
  readonly build: string
  readonly isBusy: () => boolean
  readonly lastUpdate: { readonly get: () => number | null; readonly set: (at: number) => void }
  /** Called with true when an update begins to wait for the player, and with false when the update runs. */
  readonly onHeldChange: (held: boolean) => void
}

/** The URL of the service worker. The Trusted Types policy allows no other URL. */
const WORKER_URL = '/sw.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

// The URL that the Trusted Types policy created. Stored here, because a page may create a policy with the same name
// only one time.
let trustedUrl: string | undefined

function getTrustedUrl(page: object): string {
  const { trustedTypes } = page as { readonly trustedTypes?: TrustedTypes }
  trustedUrl ??=
    trustedTypes?.createPolicy('lobby', { createScriptURL: () => WORKER_URL }).createScriptURL(WORKER_URL) ?? WORKER_URL
  return trustedUrl
}

/**
 * How long to wait for a worker to report its build. A worker that does not reply in this time counts as another build.
 */
const BUILD_TIMEOUT_MS = 1000

/** The time after which the requests that the page started without the worker have finished. */
const SETTLE_DELAY_MS = 3000

function readBuild(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const reply = new Promise((resolve) => port1.addEventListener('message', ({ data }) => resolve(data), { once: true }))
  port1.start()
  worker.postMessage('build', [port2])
  return Promise.race([reply, new Promise((resolve) => setTimeout(resolve, BUILD_TIMEOUT_MS))])
}

/**
 * Registers the site's service worker and updates the page to new builds when {@link createUpdateController} allows it.
 * If the browser has no service workers, or the registration or installation fails, the page works without a worker.
 * @returns The functions that control this page's updates, or null if the registration failed.
 */
export async function startServiceWorker({
  page,
  merchantId,
  build,
  isBusy,
  lastUpdate,
  onHeldChange,
}: StartServiceWorkerOptions): Promise<UpdateController | null> {
  const { serviceWorker } = page.navigator
  // `register` fails if the browser blocks storage.
  const registration = await serviceWorker?.register(getTrustedUrl(page)).catch(() => undefined)
  if (!registration) return null

  const channel = 'BroadcastChannel' in page ? new page.BroadcastChannel(`lobby:${merchantId}:updates`) : null
  const updates = createUpdateController({
    now: Date.now,
    setTimeout: page.setTimeout.bind(page),
    isBusy,
    lastUpdate,
    activate: () => registration.waiting?.postMessage('activate'),
    reload: () => page.location.reload(),
    askOthers: () => channel?.postMessage('busy?'),
    onHeldChange,
  })
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'busy') updates.otherTabBusy()
    else if (isBusy()) channel.postMessage('busy')
  })

  const handleWaiting = async (worker: ServiceWorker) => {
    // Ignore the first worker of a page, which does not wait. A worker of the page's own build is activated
    // immediately, because the page need not reload.
    if (!serviceWorker.controller) return
    if ((await readBuild(worker)) === build) worker.postMessage('activate')
    else updates.workerReady()
  }
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void handleWaiting(worker)
    })
  const reportFiles = () => {
    const { active } = registration
    // Send nothing to a worker that was unregistered, because it must not cache anything.
    if (!active || active.state === 'redundant') return
    const files = page.performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    active.postMessage(files.filter(({ origin }) => origin === page.location.origin).map(({ pathname }) => pathname))
  }
  /**
   * Lets the worker cache the files that the page has loaded without it. Repeats this after a delay, for files that
   * were still loading when the worker took over.
   */
  const cacheLoaded = () => {
    reportFiles()
    page.setTimeout(reportFiles, SETTLE_DELAY_MS)
  }
  let before = serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker
    const isFirst = before === null
    before = controller
    if (!isFirst && controller)
      void readBuild(controller).then((other) => (other === build ? cacheLoaded() : updates.tookOver()))
  })
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  if (registration.waiting) void handleWaiting(registration.waiting)

  let checkedAt = Date.now()
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') return updates.pageHidden()
    if (Date.now() - checkedAt < MIN_UPDATE_INTERVAL_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })

  await serviceWorker.ready
  cacheLoaded()
  return updates
}
