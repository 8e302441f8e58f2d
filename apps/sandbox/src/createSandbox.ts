import { createPrivateKey } from 'node:crypto'
import { Hono } from 'hono'
import { openStore } from './db/openStore.ts'
import type { Db } from './db/sql.ts'
import { createClock, type Clock } from './domain/clock.ts'
import { createIdentityVerifier } from './domain/identity.ts'
import { createRateLimit, type RateLimit } from './domain/rateLimit.ts'
import { createTenants, type Tenant } from './domain/tenants.ts'
import { answerTo, refusal, respond } from './http/answer.ts'
import { ownMachine } from './http/clientOf.ts'
import { createApi } from './http/createApi.ts'
import { createDev } from './http/createDev.ts'
import { createFaults } from './http/createFaults.ts'
import { createPages } from './http/createPages.ts'
import { servicePage } from './http/servicePage.ts'
import { limitDefaults, switchDefaults, type LimitName } from './operations/call.ts'
import { closedAnswers, closedBy } from './operations/closed.ts'
import { createPlay } from './play/createPlay.ts'
import { createPay } from './play/pay/createPay.ts'
import { createDesk } from './play/lottery/createDesk.ts'
import { createLottery } from './play/lottery/createLottery.ts'
import { reseed, seed } from './seed/seed.ts'
import { seededSnapshot } from './seed/seededSnapshot.ts'

export { demoPassword, demoPeople } from './seed/demoPeople.ts'
export type { Tenant } from './domain/tenants.ts'

export interface SandboxOptions {
  /** A file, made when it is not there, or `:memory:`. */
  readonly dbPath: string
  /** The public parts of the merchant folders; whoever calls reads them. */
  readonly merchants: readonly Tenant[]
  /** Mounts the fault switches, the time travel and the sandbox's own pages. Without it they do not exist. */
  readonly development: boolean
  /** Where launched games are served from, for example `http://play.localhost:4700`. */
  readonly playOrigin: string
  /** Where customer-service links lead. */
  readonly serviceOrigin: string
  /** PEM of the key whose public half is in the merchant folders. */
  readonly privateKeyPem: string
  /** Draws what the image hosts serve; null for a path that is none. */
  readonly pictures?: { respond(path: string): Promise<Response | null> }
  readonly now?: () => number
  /** Whether people of the demo have a past where they are said to; they have unless it is false. */
  readonly history?: boolean
  /** The addresses of the servers in front of the sandbox; those of this machine unless given. */
  readonly trustedProxies?: readonly string[]
  /** Per minute. */
  readonly limits?: { readonly [Name in LimitName]?: number }
  /** Gets the certificates of third-party sign-in. */
  readonly fetch?: (url: string) => Promise<Response>
  /** A Firebase Auth emulator is in use: its unsigned tokens count, in development alone. */
  readonly firebaseEmulator?: boolean
  readonly log?: (line: string) => void
}

export interface Sandbox {
  /** Answers a request. @param connection - what the server adapter tells of it */
  fetch(request: Request, connection?: object): Promise<Response>
  readonly clock: Clock
  /** The database in use. */
  readonly db: Db
  close(): void
}

/**
 * The embedded platform: the contract on an embedded database, with a clock, image hosts, launched games and service pages.
 * @throws Error when merchants share an id, code or host, when the key is none, or when the database cannot be opened
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const {
    dbPath,
    merchants,
    development,
    playOrigin,
    serviceOrigin,
    privateKeyPem,
    pictures,
    limits,
    history = true,
    log = console.error,
  } = options
  const clock = createClock(options.now)
  const tenants = createTenants(merchants)
  const store = openStore({
    path: dbPath,
    log,
    onOpen: (db) => seed(db, tenants.list, clock.now(), history),
    snapshot: () => seededSnapshot(tenants.list, clock.now(), history),
  })
  const faults = development ? createFaults() : undefined
  const limiters = Object.fromEntries(
    Object.entries(limitDefaults).map(([name, perMinute]) => [
      name,
      createRateLimit(limits?.[name as LimitName] ?? perMinute),
    ]),
  ) as Record<LimitName, RateLimit>
  const switches = { ...switchDefaults }

  const app = new Hono()
  app.onError((error) => respond(answerTo(error, log)))
  app.notFound(() => respond(refusal(404, 'request.unknown')))
  const services = {
    privateKey: createPrivateKey(privateKeyPem),
    playOrigin,
    serviceOrigin,
    switches,
    limits: limiters,
    identities: createIdentityVerifier({
      fetch: options.fetch ?? fetch,
      emulator: development && options.firebaseEmulator === true,
    }),
  }
  app.route(
    '/',
    createApi({
      db: store.db,
      clock,
      tenants,
      services,
      trustedProxies: options.trustedProxies ?? ownMachine,
      faults,
      log,
    }),
  )
  // What is launched stakes nothing while the API is closed.
  app.use('/play/*', async (context, next) => {
    const why = closedBy(switches)
    return why && context.req.method === 'POST'
      ? context.json({ errorCode: closedAnswers[why].code }, closedAnswers[why].status)
      : next()
  })
  app.route('/', createLottery({ desk: createDesk({ db: store.db, clock, tenants, switches }), playOrigin }))
  app.route('/', createPay({ db: store.db, clock, tenants, playOrigin, switches }))
  app.route('/', createPlay({ db: store.db, clock, tenants, switches, playOrigin }))
  app.get(
    '/media/:host{[abc]}/*',
    async (context) => (await pictures?.respond(context.req.path.slice('/media/a'.length))) ?? context.notFound(),
  )
  app.get('/service/:tenant/:key', (context) => {
    const tenant = tenants.list.find(({ id }) => id === context.req.param('tenant'))
    return (tenant && servicePage(tenant, context.req.param('key'), context.req.query('site'))) ?? context.notFound()
  })
  if (faults) {
    const reset = (teamDays?: number): void => {
      clock.reset()
      faults.clear()
      for (const limiter of Object.values(limiters)) limiter.clear()
      Object.assign(switches, switchDefaults)
      if (dbPath === ':memory:') store.replace(seededSnapshot(tenants.list, clock.now(), history, teamDays))
      else reseed(store.db(), tenants.list, clock.now(), history, teamDays)
    }
    app.route('/', createPages(tenants))
    app.route('/__dev', createDev({ db: store.db, clock, tenants, faults, reset, switches }))
  }

  return {
    fetch: async (request, connection) => app.fetch(request, connection),
    clock,
    get db() {
      return store.db()
    },
    close: () => {
      faults?.clear()
      store.close()
    },
  }
}
