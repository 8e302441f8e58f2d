import { createUpdates, updateWindow, type Updates } from './createUpdates.ts'

export interface StartWorkerInit {
  readonly page: Window & typeof globalThis
  readonly merchantId: string
  /** The build of this page. */
  readonly build: string
  readonly isBusy: () => boolean
  readonly lastUpdate: { readonly get: () => number | null; readonly set: (at: number) => void }
  /** Told whether there is an update that waits for the player. */
  readonly onHeld: (held: boolean) => void
}

/** The one address that may become a worker of this site. */
const address = '/sw.js'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

// A page makes a policy of a name once.
let trusted: string | undefined

function trustedAddress(page: object): string {
  const { trustedTypes } = page as { readonly trustedTypes?: TrustedTypes }
  trusted ??=
    trustedTypes?.createPolicy('lobby', { createScriptURL: () => address }).createScriptURL(address) ?? address
  return trusted
}

/** Milliseconds in which a worker says which build it is of; one that does not is another's. */
const patience = 1000

/** Milliseconds after which what the page had asked for without the worker is here. */
const settling = 3000

function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const told = new Promise((resolve) => port1.addEventListener('message', ({ data }) => resolve(data), { once: true }))
  port1.start()
  worker.postMessage('build', [port2])
  return Promise.race([told, new Promise((resolve) => setTimeout(resolve, patience))])
}

/**
 * Registers the site's service worker and renews the page by it, as {@link createUpdates} allows. A browser without workers, a worker
 * that is not installed, or a registration that is refused leaves the page as it is: it works by the network.
 * @returns what the update is done with, and the way to stop
 */
export async function startWorker({
  page,
  merchantId,
  build,
  isBusy,
  lastUpdate,
  onHeld,
}: StartWorkerInit): Promise<Updates | null> {
  const { serviceWorker } = page.navigator
  // Storage that is blocked takes the workers with it.
  const registration = await serviceWorker?.register(trustedAddress(page)).catch(() => undefined)
  if (!registration) return null

  const channel = 'BroadcastChannel' in page ? new page.BroadcastChannel(`lobby:${merchantId}:updates`) : null
  const updates = createUpdates({
    now: Date.now,
    setTimeout: page.setTimeout.bind(page),
    isBusy,
    lastUpdate,
    activate: () => registration.waiting?.postMessage('activate'),
    reload: () => page.location.reload(),
    askOthers: () => channel?.postMessage('busy?'),
    onHeld,
  })
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'busy') updates.refused()
    else if (isBusy()) channel.postMessage('busy')
  })

  const waits = async (worker: ServiceWorker) => {
    // Without a worker before it, it does not wait; of this page's own build, it changes nothing here.
    if (!serviceWorker.controller) return
    if ((await buildOf(worker)) === build) worker.postMessage('activate')
    else updates.ready()
  }
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void waits(worker)
    })
  const report = () => {
    const { active } = registration
    // A worker that has been taken back keeps nothing any more.
    if (!active || active.state === 'redundant') return
    const files = page.performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    active.postMessage(files.filter(({ origin }) => origin === page.location.origin).map(({ pathname }) => pathname))
  }
  /** Has the worker keep what the page has loaded without it, and what was on its way while it took over. */
  const keepLoaded = () => {
    report()
    page.setTimeout(report, settling)
  }
  let before = serviceWorker.controller
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker
    const first = before === null
    before = controller
    if (!first && controller)
      void buildOf(controller).then((other) => (other === build ? keepLoaded() : updates.tookOver()))
  })
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  if (registration.waiting) void waits(registration.waiting)

  let looked = Date.now()
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') return updates.unseen()
    if (Date.now() - looked < updateWindow) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })

  await serviceWorker.ready
  keepLoaded()
  return updates
}
