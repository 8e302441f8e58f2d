import { Hono } from 'hono'
import { DAY_MS } from '@lobby/platform/calendar'
import { findCaptchaDigits } from '../domain/captcha.ts'
import { addSlotGameCopies } from '../domain/catalogue.ts'
import { DEFAULT_DEVELOPER_SWITCHES } from '../operations/call.ts'
import { listDeliveredMessages } from '../domain/outbox.ts'
import {
  replaceRegistrationConfig,
  listRegistrationFields,
  listWireRegistrationRules,
} from '../domain/registrationConfig.ts'
import { getDemoEmail, demoPassword, demoPaymentPassword, demoPeople } from '../seed/demoPeople.ts'
import { getSeedRegistration } from '../seed/registration.ts'
import { seedVendors } from '../seed/vendors.ts'
import type { InjectedFault, FaultInjector } from './createFaultInjector.ts'
import { addContentSwitchRoutes } from './addContentSwitchRoutes.ts'
import { addDrawSwitchRoutes } from './addDrawSwitchRoutes.ts'
import { addMoneySwitchRoutes } from './addMoneySwitchRoutes.ts'
import { addSessionSwitchRoute } from './addSessionSwitchRoute.ts'
import { addTeamSwitchRoutes } from './addTeamSwitchRoutes.ts'
import { DEFAULT_TEAM_HISTORY_DAYS } from '../seed/seedDemoTeam.ts'
import { requireLocalHost } from './requireLocalHost.ts'
import {
  readDeveloperSwitchBody,
  type DeveloperSwitchBody,
  type DeveloperSwitchContext,
  refuseSwitchRequest,
} from './readDeveloperSwitchBody.ts'
import { parseRegistrationSwitchRequest } from './parseRegistrationSwitchRequest.ts'

export interface DeveloperSwitchRoutesOptions extends DeveloperSwitchContext {
  readonly faults: FaultInjector
  /**
   * Resets all data and all developer switches to the state of the first start.
   * @param teamDays - the number of days for which to seed activity of the demo teams; default: a month; more days take
   *   longer
   */
  readonly reset: (teamDays?: number) => void
}

/** The clock can be set at most a year back or ahead. Otherwise computed dates could be invalid. */
const MAX_CLOCK_OFFSET_MS = 366 * DAY_MS
/** The largest page size that the API contract allows. */
const MAX_GAMES_PER_PAGE = 200
const MAX_GAMES = 20_000
const faultBodies = ['html', 'truncated', 'empty', 'hang'] as const

/**
 * Creates the routes of all developer switches. `createSandbox` mounts these routes only in development.
 */
export function createDeveloperSwitchRoutes({ faults, reset, ...parts }: DeveloperSwitchRoutesOptions): Hono {
  const { db, clock, tenants, switches } = parts
  const app = new Hono()
  const describeRegistration = (merchant: string): object => ({
    merchant,
    fields: listRegistrationFields(db(), merchant),
    rules: listWireRegistrationRules(db(), merchant),
    affiliateCodes: getSeedRegistration(merchant).affiliates.map(([code]) => code),
  })
  const describeState = (): object => ({
    now: new Date(clock.now()).toISOString(),
    ...switches,
    fault: faults.current(),
    merchants: tenants.list.map(({ id, code, trialCode, hosts }) => ({
      id,
      code,
      trialCode,
      hosts,
      affiliateCodes: getSeedRegistration(id).affiliates.map(([affiliate]) => affiliate),
    })),
    people: demoPeople.map(({ name, mobile, about }) => ({
      name,
      ...(mobile && { mobile, email: getDemoEmail(name) }),
      about,
    })),
    password: demoPassword,
    paymentPassword: demoPaymentPassword,
  })

  app.use(requireLocalHost)
  app.use(async (context, next) => {
    // Refuse requests from other sites. Otherwise a site that a developer visits could call the developer switches.
    const origin = context.req.header('origin')
    if (origin && origin !== new URL(context.req.url).origin)
      return context.json({ error: 'Only the sandbox itself and tools may use these switches.' }, 403)
    return next()
  })
  app.get('/state', (context) => context.json(describeState()))
  /**
   * Adds a developer switch that returns the new state.
   * @param usage - the error message for an invalid request
   * @param apply - changes the state; returns false without a change if the request is invalid
   */
  const addSwitch = (path: string, usage: string, apply: (asked: DeveloperSwitchBody) => boolean): void => {
    app.post(path, async (context) =>
      apply(await readDeveloperSwitchBody(context.req.raw))
        ? context.json(describeState())
        : refuseSwitchRequest(context, usage),
    )
  }
  addSwitch(
    '/fault',
    `Send {delayMs?, status? (200 to 599), body? (${faultBodies.join(', ')}), operation?, times?}.`,
    (asked) => {
      const fault = parseFault(asked)
      if (fault) faults.set(fault)
      return fault !== null
    },
  )
  app.delete('/fault', (context) => {
    faults.clear()
    return context.json(describeState())
  })
  addSwitch(
    '/maintenance',
    'Send {on, minutes?}. on is true or false; minutes is the time until the expected end, 0 to 10000.',
    ({ on, minutes }) => {
      if (typeof on !== 'boolean' || !(minutes === undefined || isWhole(minutes, 0, 10_000))) return false
      switches.maintenance = on
      switches.maintenanceEndsAt = on && minutes !== undefined ? clock.now() + Number(minutes) * 60_000 : null
      return true
    },
  )
  addSwitch(
    '/region',
    'Send {on, location?}. on is true or false; location is the country code in which players seem to be, ' +
      'for example US.',
    (asked) => {
      const { on, location = on === true ? 'US' : DEFAULT_DEVELOPER_SWITCHES.location } = asked
      if (typeof on !== 'boolean' || typeof location !== 'string' || !/^[A-Z]{2}$/.test(location)) return false
      switches.region = on
      switches.location = location
      return true
    },
  )
  addSwitch('/matches', 'Send {count}: the number of hot matches, 0 to 50.', ({ count }) => {
    if (!isWhole(count, 0, 50)) return false
    switches.matches = Number(count)
    return true
  })
  addSwitch(
    '/catalogue',
    `Send {games, perPage?}: the number of slots (1 to ${MAX_GAMES}), and of games per page (1 to ` +
      `${MAX_GAMES_PER_PAGE}).`,
    ({ games, perPage = null }) => {
      if (!isWhole(games, 1, MAX_GAMES) || (perPage !== null && !isWhole(perPage, 1, MAX_GAMES_PER_PAGE))) return false
      addSlotGameCopies(db(), Number(games))
      switches.gamesPerPage = perPage === null ? null : Number(perPage)
      return true
    },
  )
  addSwitch(
    '/vendor',
    'Send {vassalage, maintenance}. vassalage is the code of a vendor in the catalogue; maintenance is true or false.',
    ({ vassalage, maintenance }) => {
      if (!seedVendors.some(({ code }) => code === vassalage) || typeof maintenance !== 'boolean') return false
      const others = switches.vendorsUnderMaintenance.filter((code) => code !== vassalage)
      switches.vendorsUnderMaintenance = maintenance ? [...others, String(vassalage)] : others
      return true
    },
  )
  addSwitch(
    '/clock',
    'Send {"advanceMs": 60000} or {"at": "2026-12-24T20:00:00Z"}. The new time must be within a year of today.',
    ({ advanceMs, at }) => {
      const target =
        typeof advanceMs === 'number' ? clock.now() + advanceMs : typeof at === 'number' ? at : Date.parse(String(at))
      if (!(Math.abs(target - Date.now()) <= MAX_CLOCK_OFFSET_MS)) return false
      clock.set(target)
      return true
    },
  )
  addSwitch(
    '/reset',
    `Send {"teamDays": 3} with 0 to ${DEFAULT_TEAM_HISTORY_DAYS} days, or an empty body for ${DEFAULT_TEAM_HISTORY_DAYS} days.`,
    ({ teamDays }) => {
      if (teamDays !== undefined && !isWhole(teamDays, 0, DEFAULT_TEAM_HISTORY_DAYS)) return false
      reset(teamDays === undefined ? undefined : Number(teamDays))
      return true
    },
  )
  app.get('/captcha', (context) => {
    const id = context.req.query('captchaId') ?? ''
    const digits = tenants.list
      .map((tenant) => findCaptchaDigits(db(), tenant.id, id, clock.now()))
      .find((found) => found !== undefined)
    return digits
      ? context.json({ digits })
      : context.json(
          { error: 'There is no open captcha with this captchaId. Request one first (operation captcha).' },
          404,
        )
  })
  app.post('/registration', async (context) => {
    const asked = parseRegistrationSwitchRequest(await readDeveloperSwitchBody(context.req.raw))
    const tenant = asked && tenants.list.find(({ id }) => id === asked.merchant)
    if (!tenant) {
      return context.json(
        {
          error:
            'Send {merchant, fields?: [{name, enabled, required}], rules?: [{name, minLength?, maxLength?, ' +
            'pattern?}]}.',
        },
        400,
      )
    }
    replaceRegistrationConfig(db(), tenant.id, asked)
    return context.json(describeRegistration(tenant.id))
  })
  app.get('/registration', (context) => context.json(describeRegistration(context.req.query('merchant') ?? '')))
  app.get('/messages', (context) => {
    const { to = '', merchant } = context.req.query()
    return context.json(listDeliveredMessages(db(), { to, ...(merchant !== undefined && { tenant: merchant }) }))
  })
  addContentSwitchRoutes(app, parts)
  addDrawSwitchRoutes(app, parts)
  addMoneySwitchRoutes(app, parts)
  addSessionSwitchRoute(app, parts)
  addTeamSwitchRoutes(app, parts)
  return app
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

function parseFault({
  delayMs,
  status,
  body,
  operation,
  times,
}: Readonly<Record<string, unknown>>): InjectedFault | null {
  const kind = faultBodies.find((one) => one === body)
  const isAbsentOrWhole = (value: unknown, min: number, max: number): boolean =>
    value === undefined || isWhole(value, min, max)
  if (body !== undefined && !kind) return null
  if (operation !== undefined && typeof operation !== 'string') return null
  if (!isAbsentOrWhole(delayMs, 0, 600_000) || !isAbsentOrWhole(status, 200, 599)) return null
  if (!isAbsentOrWhole(times, 1, 1_000_000)) return null
  return {
    ...(delayMs !== undefined && { delayMs: Number(delayMs) }),
    ...(status !== undefined && { status: Number(status) }),
    ...(kind && { body: kind }),
    ...(operation !== undefined && { operation }),
    ...(times !== undefined && { times: Number(times) }),
  }
}
