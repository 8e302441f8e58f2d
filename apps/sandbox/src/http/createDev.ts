import { Hono } from 'hono'
import { DAY_MS } from '@lobby/platform/calendar'
import { captchaDigits } from '../domain/captcha.ts'
import { growCatalogue } from '../domain/catalogue.ts'
import { switchDefaults } from '../operations/call.ts'
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
import { readSwitch, type Asked, type SwitchParts, misunderstood } from './readSwitch.ts'
import { readRegistrationSwitch } from './registrationSwitch.ts'

export interface DevOptions extends SwitchParts {
  readonly faults: Faults
  /** Everything back to the first start. @param teamDays - how many days of their past teams have: most of what a reset costs. A month of it without. */
  readonly reset: (teamDays?: number) => void
}

/** A year either way: farther, dates stop being dates. */
const farthest = 366 * DAY_MS
/** What the contract allows a page. */
const mostPerPage = 200
const mostGames = 20_000
const bodies = ['html', 'truncated', 'empty', 'hang'] as const

/** The developer's switches: faults, maintenance, region, a long catalogue, what editors publish, mails, time travel, reset. Mounted in development alone. */
export function createDev({ faults, reset, ...parts }: DevOptions): Hono {
  const { db, clock, tenants, switches } = parts
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
  /** @param form - what is said where `apply` does not understand what was asked, and changes nothing */
  const change = (path: string, form: string, apply: (asked: Asked) => boolean): void => {
    app.post(path, async (context) =>
      apply(await readSwitch(context.req.raw)) ? context.json(state()) : misunderstood(context, form),
    )
  }
  change(
    '/fault',
    `Send {delayMs?, status? (200 to 599), body? (${bodies.join(', ')}), operation?, times?}.`,
    (asked) => {
      const fault = faultOf(asked)
      if (fault) faults.set(fault)
      return fault !== null
    },
  )
  app.delete('/fault', (context) => {
    faults.clear()
    return context.json(state())
  })
  change(
    '/maintenance',
    'Send {on, minutes?}: true or false, and in how many minutes it is expected to be over.',
    ({ on, minutes }) => {
      if (typeof on !== 'boolean' || !(minutes === undefined || isWhole(minutes, 0, 10_000))) return false
      switches.maintenance = on
      switches.maintenanceEndsAt = on && minutes !== undefined ? clock.now() + Number(minutes) * 60_000 : null
      return true
    },
  )
  change(
    '/region',
    'Send {on, location?}: true or false, and the country in which players seem to be, for example US.',
    (asked) => {
      const { on, location = on === true ? 'US' : switchDefaults.location } = asked
      if (typeof on !== 'boolean' || typeof location !== 'string' || !/^[A-Z]{2}$/.test(location)) return false
      switches.region = on
      switches.location = location
      return true
    },
  )
  change('/matches', 'Send {count}: so many hot matches are told, 0 to 50.', ({ count }) => {
    if (!isWhole(count, 0, 50)) return false
    switches.matches = Number(count)
    return true
  })
  change(
    '/catalogue',
    `Send {games, perPage?}: so many slots (1 to ${mostGames}), and games a page (1 to ${mostPerPage}).`,
    ({ games, perPage = null }) => {
      if (!isWhole(games, 1, mostGames) || (perPage !== null && !isWhole(perPage, 1, mostPerPage))) return false
      growCatalogue(db(), Number(games))
      switches.gamesPerPage = perPage === null ? null : Number(perPage)
      return true
    },
  )
  change(
    '/vendor',
    'Send {vassalage, maintenance}: a vendor of the catalogue, and true or false.',
    ({ vassalage, maintenance }) => {
      if (!vendors.some(({ code }) => code === vassalage) || typeof maintenance !== 'boolean') return false
      const others = switches.restingVendors.filter((code) => code !== vassalage)
      switches.restingVendors = maintenance ? [...others, String(vassalage)] : others
      return true
    },
  )
  change(
    '/clock',
    'Send {"advanceMs": 60000}, or {"at": "2026-12-24T20:00:00Z"}, within a year of today.',
    ({ advanceMs, at }) => {
      const target =
        typeof advanceMs === 'number' ? clock.now() + advanceMs : typeof at === 'number' ? at : Date.parse(String(at))
      if (!(Math.abs(target - Date.now()) <= farthest)) return false
      clock.set(target)
      return true
    },
  )
  change('/reset', `Send {"teamDays": 3}, from 0 to ${monthOfTeams}, or nothing.`, ({ teamDays }) => {
    if (teamDays !== undefined && !isWhole(teamDays, 0, monthOfTeams)) return false
    reset(teamDays === undefined ? undefined : Number(teamDays))
    return true
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
  addContentSwitches(app, parts)
  addDrawSwitches(app, parts)
  addMoneySwitches(app, parts)
  addSessionSwitch(app, parts)
  addTeamSwitches(app, parts)
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
