import { readFileSync } from 'node:fs'
import { Hono, type Context } from 'hono'
import { findRow, type Db } from '../../db/sql.ts'
import type { SandboxClock } from '../../domain/clock.ts'
import { formatMoney } from '../../domain/formatMoney.ts'
import { setDepositOutcome, type DepositRow } from '../../domain/money/deposits.ts'
import { settlePayments } from '../../domain/money/settlePayments.ts'
import { toWireId } from '../../domain/money/wireIds.ts'
import { createTemplateFiller } from '../../domain/template.ts'
import type { TenantLookup } from '../../domain/tenants.ts'
import type { DeveloperSwitches } from '../../operations/call.ts'
import { CLOSED_PLATFORM_ERRORS, getPlatformClosedReason } from '../../operations/requireOpen.ts'
import EN from './texts/EN.json' with { type: 'json' }
import PT from './texts/PT.json' with { type: 'json' }

export interface PaymentPagesOptions {
  readonly db: () => Db
  readonly clock: SandboxClock
  readonly tenants: TenantLookup
  /** The only web origin under which the pages of the payment provider are served. */
  readonly playOrigin: string
  readonly switches: Pick<DeveloperSwitches, 'maintenance' | 'region'>
}

const texts = { EN, PT } as const
const fillPage = createTemplateFiller(new URL('pay.html', import.meta.url))
/**
 * The page for a payment that does not exist. The page shows its text in both languages, because the player's language
 * is unknown.
 */
const unknownPage = readFileSync(new URL('unknown.html', import.meta.url), 'utf8')
const style = readFileSync(new URL('style.css', import.meta.url), 'utf8')

const secretShape = /^[a-f0-9]{32}$/
const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const headers = {
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Creates the page of the simulated payment provider. On `/pay/<secret>` the player pays or declines. The page then
 * redirects to the site with the deposit's id. The `secret` is the only authorization. The page works without a script.
 */
export function createPaymentPages({ db, clock, tenants, playOrigin, switches }: PaymentPagesOptions): Hono {
  const { hostname } = new URL(playOrigin)
  const app = new Hono()
  const findDeposit = (context: Context): DepositRow | undefined => {
    const secret = context.req.param('secret') ?? ''
    if (new URL(context.req.url).hostname !== hostname || !secretShape.test(secret)) return undefined
    settlePayments(db(), clock.now())
    return findRow<DepositRow>(db(), 'deposit', { secret })
  }
  const backTo = ({ id, return_url: returnUrl }: DepositRow): string => `${returnUrl}?id=${toWireId('DEPOSIT', id)}`

  app.get('/pay/style.css', (context) =>
    context.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }),
  )
  const renderPayment = (context: Context, row = findDeposit(context)): Response | Promise<Response> => {
    const tenant = row && tenants.list.find(({ id }) => id === row.tenant)
    if (!row || !tenant) return context.html(unknownPage, 404, headers)
    const closed = getPlatformClosedReason(switches)
    const text = texts[row.language]
    return context.html(
      fillPage({
        ...text,
        house: tenant.name,
        amount: formatMoney(row.amount, tenant.currency, row.language),
        backTo: backTo(row),
        closed: closed && text[closed],
        isPending: row.status === 'PENDING',
      }),
      closed ? CLOSED_PLATFORM_ERRORS[closed].status : 200,
      headers,
    )
  }
  app.get('/pay/:secret', (context) => renderPayment(context))
  app.post('/pay/:secret', async (context) => {
    const from = context.req.header('sec-fetch-site')
    const row = from === undefined || from === 'same-origin' ? findDeposit(context) : undefined
    if (!row) return context.html(unknownPage, 404, headers)
    if (getPlatformClosedReason(switches)) return renderPayment(context, row)
    const { decision } = await context.req.parseBody()
    if (decision !== 'pay' && decision !== 'decline') return context.html(unknownPage, 400, headers)
    setDepositOutcome(
      db(),
      row.id,
      decision === 'pay' ? 'SETTLED' : 'FAILED',
      clock.now(),
      decision === 'pay' ? null : 'declined',
    )
    return context.redirect(backTo(row), 303)
  })
  return app
}
