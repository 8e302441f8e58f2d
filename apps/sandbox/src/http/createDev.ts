import { Hono } from 'hono'
import { DAY_MS } from '@lobby/platform/calendar'
import type { Db } from '../db/sql.ts'
import { captchaDigits } from '../domain/captcha.ts'
import type { Clock } from '../domain/clock.ts'
import { growCatalogue } from '../domain/growCatalogue.ts'
import type { Tenants } from '../domain/tenants.ts'
import { switchDefaults, type Switches } from '../operations/call.ts'
import { deliveredMessages } from '../domain/outbox.ts'
import { configure, fieldsOf, rulesSentBy } from '../domain/registrationConfig.ts'
import { demoEmail, demoPassword, demoPaymentPassword, demoPeople } from '../seed/demoPeople.ts'
import { seedRegistration } from '../seed/registration.ts'
import { vendors } from '../seed/vendors.ts'
import type { Fault, Faults } from './createFaults.ts'
import { addContentSwitches } from './contentSwitches.ts'
import { addDrawSwitches } from './drawSwitches.ts'
import { addMoneySwitches } from './moneySwitches.ts'
import { addSessionSwitch } from './sessionSwitch.ts'
import { addTeamSwitches } from './teamSwitches.ts'
import { monthOfTeams } from '../seed/seedTeam.ts'
import { onThisMachine } from './onThisMachine.ts'
import { readSwitch } from './readSwitch.ts'
import { readRegistrationSwitch } from './registrationSwitch.ts'

export interface DevOptions {
  readonly db: () => Db
  readonly clock: Clock
  readonly tenants: Tenants
  readonly faults: Faults
  readonly switches: Switches
  /** Everything back to the first start. */
  /** @param teamDays - how many days of their past teams have: most of what a reset costs. A month of it without. */
  readonly reset: (teamDays?: number) => void
}

/** A year either way: farther, dates stop being dates. */
const farthest = 366 * DAY_MS
/** What the contract allows a page. */
const mostPerPage = 200
const mostGames = 20_000
const bodies = ['html', 'truncated', 'empty', 'hang'] as const

/** The developer's switches: faults, maintenance, region, a long catalogue, what editors publish, mails, time travel, reset. Mounted in development alone. */
export function createDev({ db, clock, tenants, faults, switches, reset }: DevOptions): Hono {
  const app = new Hono()
  const registrationOf = (merchant: string): object => ({
    merchant,
    fields: fieldsOf(db(), merchant),
    rules: rulesSentBy(db(), merchant),
    affiliateCodes: seedRegistration(merchant).affiliates.map(([code]) => code),
  })
  const state = (): object => ({
    now: new Date(clock.now()).toISOString(),
    ...switches,
    fault: faults.current(),
    merchants: tenants.list.map(({ id, code, trialCode, hosts }) => ({
      id,
      code,
      trialCode,
      hosts,
      affiliateCodes: seedRegistration(id).affiliates.map(([affiliate]) => affiliate),
    })),
    people: demoPeople.map(({ name, mobile, about }) => ({
      name,
      ...(mobile && { mobile, email: demoEmail(name) }),
      about,
    })),
    password: demoPassword,
    paymentPassword: demoPaymentPassword,
  })

  app.use(onThisMachine)
  app.use(async (context, next) => {
    // Another site's page must not reach these switches through a developer's browser.
    const origin = context.req.header('origin')
    if (origin && origin !== new URL(context.req.url).origin)
      return context.json({ error: 'Only the sandbox itself and tools may use these switches.' }, 403)
    return next()
  })
  app.get('/state', (context) => context.json(state()))
  app.post('/fault', async (context) => {
    const fault = faultOf(await readSwitch(context.req.raw))
    if (!fault)
      return context.json(
        { error: `Send {delayMs?, status? (200 to 599), body? (${bodies.join(', ')}), operation?, times?}.` },
        400,
      )
    faults.set(fault)
    return context.json(state())
  })
  app.delete('/fault', (context) => {
    faults.clear()
    return context.json(state())
  })
  app.post('/maintenance', async (context) => {
    const { on, minutes } = await readSwitch(context.req.raw)
    if (typeof on !== 'boolean' || !(minutes === undefined || isWhole(minutes, 0, 10_000))) {
      return context.json(
        { error: 'Send {on, minutes?}: true or false, and in how many minutes it is expected to be over.' },
        400,
      )
    }
    switches.maintenance = on
    switches.maintenanceEndsAt = on && minutes !== undefined ? clock.now() + Number(minutes) * 60_000 : null
    return context.json(state())
  })
  app.post('/region', async (context) => {
    const { on, location = on === true ? 'US' : switchDefaults.location } = await readSwitch(context.req.raw)
    if (typeof on !== 'boolean' || typeof location !== 'string' || !/^[A-Z]{2}$/.test(location)) {
      return context.json(
        { error: 'Send {on, location?}: true or false, and the country in which players seem to be, for example US.' },
        400,
      )
    }
    switches.region = on
    switches.location = location
    return context.json(state())
  })
  app.post('/matches', async (context) => {
    const { count } = await readSwitch(context.req.raw)
    if (!isWhole(count, 0, 50))
      return context.json({ error: 'Send {count}: so many hot matches are told, 0 to 50.' }, 400)
    switches.matches = Number(count)
    return context.json(state())
  })
  app.post('/catalogue', async (context) => {
    const { games, perPage = null } = await readSwitch(context.req.raw)
    if (!isWhole(games, 1, mostGames) || (perPage !== null && !isWhole(perPage, 1, mostPerPage)))
      return context.json(
        { error: `Send {games, perPage?}: so many slots (1 to ${mostGames}), and games a page (1 to ${mostPerPage}).` },
        400,
      )
    growCatalogue(db(), Number(games))
    switches.gamesPerPage = perPage === null ? null : Number(perPage)
    return context.json(state())
  })
  app.post('/vendor', async (context) => {
    const { vassalage, maintenance } = await readSwitch(context.req.raw)
    const known = vendors.some(({ code }) => code === vassalage)
    if (!known || typeof maintenance !== 'boolean') {
      return context.json(
        { error: 'Send {vassalage, maintenance}: a vendor of the catalogue, and true or false.' },
        400,
      )
    }
    const others = switches.restingVendors.filter((code) => code !== vassalage)
    switches.restingVendors = maintenance ? [...others, String(vassalage)] : others
    return context.json(state())
  })
  app.post('/clock', async (context) => {
    const { advanceMs, at } = await readSwitch(context.req.raw)
    const target =
      typeof advanceMs === 'number' ? clock.now() + advanceMs : typeof at === 'number' ? at : Date.parse(String(at))
    if (!(Math.abs(target - Date.now()) <= farthest)) {
      return context.json(
        { error: 'Send {"advanceMs": 60000}, or {"at": "2026-12-24T20:00:00Z"}, within a year of today.' },
        400,
      )
    }
    clock.set(target)
    return context.json(state())
  })
  app.post('/reset', async (context) => {
    const { teamDays } = await readSwitch(context.req.raw)
    if (
      teamDays !== undefined &&
      !(Number.isInteger(teamDays) && Number(teamDays) >= 0 && Number(teamDays) <= monthOfTeams)
    ) {
      return context.json({ error: `Send {"teamDays": 3}, from 0 to ${monthOfTeams}, or nothing.` }, 400)
    }
    reset(teamDays === undefined ? undefined : Number(teamDays))
    return context.json(state())
  })
  app.get('/captcha', (context) => {
    const id = context.req.query('captchaId') ?? ''
    const digits = tenants.list
      .map((tenant) => captchaDigits(db(), tenant.id, id, clock.now()))
      .find((found) => found !== undefined)
    return digits
      ? context.json({ digits })
      : context.json({ error: 'There is no open captcha of this captchaId.' }, 404)
  })
  app.post('/registration', async (context) => {
    const asked = readRegistrationSwitch(await readSwitch(context.req.raw))
    const tenant = asked && tenants.list.find(({ id }) => id === asked.merchant)
    if (!tenant) {
      return context.json(
        {
          error:
            'Send {merchant, fields?: [{name, enabled, required}], rules?: [{name, minLength?, maxLength?, pattern?}]}.',
        },
        400,
      )
    }
    configure(db(), tenant.id, asked)
    return context.json(registrationOf(tenant.id))
  })
  app.get('/registration', (context) => context.json(registrationOf(context.req.query('merchant') ?? '')))
  app.get('/messages', (context) => {
    const { to = '', merchant } = context.req.query()
    return context.json(deliveredMessages(db(), { to, ...(merchant !== undefined && { tenant: merchant }) }))
  })
  addContentSwitches(app, { db, clock, tenants })
  addDrawSwitches(app, { db, clock })
  addMoneySwitches(app, { db, clock, switches })
  addSessionSwitch(app, { db, clock, tenants })
  addTeamSwitches(app, { db, clock, tenants })
  return app
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

function faultOf({ delayMs, status, body, operation, times }: Readonly<Record<string, unknown>>): Fault | null {
  const kind = bodies.find((one) => one === body)
  const whole = (value: unknown, least: number, most: number): boolean =>
    value === undefined || isWhole(value, least, most)
  if (body !== undefined && !kind) return null
  if (operation !== undefined && typeof operation !== 'string') return null
  if (!whole(delayMs, 0, 600_000) || !whole(status, 200, 599) || !whole(times, 1, 1_000_000)) return null
  return {
    ...(delayMs !== undefined && { delayMs: Number(delayMs) }),
    ...(status !== undefined && { status: Number(status) }),
    ...(kind && { body: kind }),
    ...(operation !== undefined && { operation }),
    ...(times !== undefined && { times: Number(times) }),
  }
}
