import { createPrivateKey } from 'node:crypto'
import { Hono } from 'hono'
import { openDbConnection } from './db/openDbConnection.ts'
import type { Db } from './db/sql.ts'
import { createSandboxClock, type SandboxClock } from './domain/clock.ts'
import { createIdentityVerifier } from './domain/identity.ts'
import { createRateLimiter, type RateLimiter } from './domain/rateLimit.ts'
import { createTenantLookup, type Tenant } from './domain/tenants.ts'
import { toErrorResponse, createErrorResponse, toHttpResponse } from './http/apiResponse.ts'
import { loopbackAddresses } from './http/identifyClient.ts'
import { createApi } from './http/createApi.ts'
import { createDeveloperSwitchRoutes } from './http/createDeveloperSwitchRoutes.ts'
import { createFaultInjector } from './http/createFaultInjector.ts'
import { createDeveloperPages } from './http/createDeveloperPages.ts'
import { renderServicePage } from './http/renderServicePage.ts'
import { DEFAULT_RATE_LIMITS_PER_MINUTE, DEFAULT_DEVELOPER_SWITCHES, type RateLimitName } from './operations/call.ts'
import { CLOSED_PLATFORM_ERRORS, getPlatformClosedReason } from './operations/requireOpen.ts'
import { createGamePages } from './play/createGamePages.ts'
import { createPaymentPages } from './play/pay/createPaymentPages.ts'
import { createLotteryService } from './play/lottery/createLotteryService.ts'
import { createLotteryPages } from './play/lottery/createLotteryPages.ts'
import { resetDatabase, seedDatabase } from './seed/seed.ts'
import { getSeededDbSnapshot } from './seed/getSeededDbSnapshot.ts'

export { demoPassword, demoPeople } from './seed/demoPeople.ts'
export type { Tenant } from './domain/tenants.ts'

export interface SandboxOptions {
  /** The path of the database file, or `:memory:`. A missing file is created. */
  readonly dbPath: string
  /** The merchants that the sandbox serves. */
  readonly merchants: readonly Tenant[]
  /** True to serve the developer switches (`/__dev`) and the pages for developers. */
  readonly development: boolean
  /** The web origin that serves launched games, for example `http://play.localhost:4700`. */
  readonly playOrigin: string
  /** The web origin of the simulated customer service, for example `http://service.localhost:4700`. */
  readonly serviceOrigin: string
  /** The private key (PEM) that decrypts request bodies. The merchant folders contain the matching public key. */
  readonly privateKeyPem: string
  /**
   * Serves the pictures that sites load from the image hosts. `respond` resolves to null if no picture has the path.
   */
  readonly pictures?: { respond(path: string): Promise<Response | null> }
  readonly now?: () => number
  /** True to seed past bets and payments for the demo persons with the field `past` in `people.json`. Default: true. */
  readonly history?: boolean
  /** The IP addresses of the trusted proxies in front of the sandbox. Default: the addresses of this machine. */
  readonly trustedProxies?: readonly string[]
  /** The rate limits by name, in requests a minute. They replace the default limits. */
  readonly limits?: { readonly [Name in RateLimitName]?: number }
  /** Fetches the certificates that verify the ID tokens of third-party sign-in. */
  readonly fetch?: (url: string) => Promise<Response>
  /** True to accept the unsigned ID tokens of a Firebase Auth emulator. Ignored unless `development` is true. */
  readonly firebaseEmulator?: boolean
  readonly log?: (line: string) => void
}

export interface Sandbox {
  /** Returns the response to a request. @param connection - the server adapter's data about the connection */
  fetch(request: Request, connection?: object): Promise<Response>
  readonly clock: SandboxClock
  /** The open database. If the database is in memory, a reset of the sandbox opens another database. */
  readonly db: Db
  close(): void
}

/**
 * Creates the sandbox: the API, an embedded database, a clock, image hosts, launched games and service pages.
 * @throws Error when merchants share an id, code or host, when the private key is not valid, or when the database
 * cannot be opened
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
  const clock = createSandboxClock(options.now)
  const tenants = createTenantLookup(merchants)
  const store = openDbConnection({
    path: dbPath,
    log,
    onOpen: (db) => seedDatabase(db, tenants.list, clock.now(), history),
    snapshot: () => getSeededDbSnapshot(tenants.list, clock.now(), history),
  })
  const faults = development ? createFaultInjector() : undefined
  const limiters = Object.fromEntries(
    Object.entries(DEFAULT_RATE_LIMITS_PER_MINUTE).map(([name, perMinute]) => [
      name,
      createRateLimiter(limits?.[name as RateLimitName] ?? perMinute),
    ]),
  ) as Record<RateLimitName, RateLimiter>
  const switches = { ...DEFAULT_DEVELOPER_SWITCHES }

  const app = new Hono()
  app.onError((error) => toHttpResponse(toErrorResponse(error, log)))
  app.notFound(() => toHttpResponse(createErrorResponse(404, 'request.unknown')))
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
      trustedProxies: options.trustedProxies ?? loopbackAddresses,
      faultInjector: faults,
      log,
    }),
  )
  // Launched games and lotteries must not accept stakes while the platform is under maintenance or closed for the
  // player's region.
  app.use('/play/*', async (context, next) => {
    const closure = getPlatformClosedReason(switches)
    return closure && context.req.method === 'POST'
      ? context.json({ errorCode: CLOSED_PLATFORM_ERRORS[closure].code }, CLOSED_PLATFORM_ERRORS[closure].status)
      : next()
  })
  app.route(
    '/',
    createLotteryPages({ service: createLotteryService({ db: store.db, clock, tenants, switches }), playOrigin }),
  )
  app.route('/', createPaymentPages({ db: store.db, clock, tenants, playOrigin, switches }))
  app.route('/', createGamePages({ db: store.db, clock, tenants, switches, playOrigin }))
  app.get(
    '/media/:host{[abc]}/*',
    async (context) => (await pictures?.respond(context.req.path.slice('/media/a'.length))) ?? context.notFound(),
  )
  app.get('/service/:tenant/:key', (context) => {
    const tenant = tenants.list.find(({ id }) => id === context.req.param('tenant'))
    return (
      (tenant && renderServicePage(tenant, context.req.param('key'), context.req.query('site'))) ?? context.notFound()
    )
  })
  if (faults) {
    const reset = (teamDays?: number): void => {
      clock.reset()
      faults.clear()
      for (const limiter of Object.values(limiters)) limiter.clear()
      Object.assign(switches, DEFAULT_DEVELOPER_SWITCHES)
      if (dbPath === ':memory:') store.replace(getSeededDbSnapshot(tenants.list, clock.now(), history, teamDays))
      else resetDatabase(store.db(), tenants.list, clock.now(), history, teamDays)
    }
    app.route('/', createDeveloperPages(tenants))
    app.route('/__dev', createDeveloperSwitchRoutes({ db: store.db, clock, tenants, faults, reset, switches }))
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
