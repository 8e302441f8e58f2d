import type { Hono } from 'hono'
import { findRow } from '../db/sql.ts'
import { answerFeedback } from '../domain/feedback.ts'
import { deliverMail } from '../domain/mail.ts'
import { setDepositOutcome, type DepositRow } from '../domain/money/deposits.ts'
import { parseWireId } from '../domain/money/wireIds.ts'
import { setWithdrawalStatus, type WithdrawalRow } from '../domain/money/withdrawals.ts'
import type { DeveloperSwitches } from '../operations/call.ts'
import { seedDepositMethods } from '../seed/money.ts'
import { readDeveloperSwitchBody, type DeveloperSwitchContext, refuseSwitchRequest } from './readDeveloperSwitchBody.ts'

/** The outcomes that a developer can choose for later deposits, withdrawals, promotion applications and documents. */
const outcomes = {
  payments: ['SETTLED', 'FAILED', 'NONE'],
  payouts: ['PAID', 'REFUSED'],
  applications: ['ISSUED', 'REJECTED'],
  documents: ['APPROVED', 'REJECTED'],
} as const
type Name = keyof typeof outcomes
const names = Object.keys(outcomes) as Name[]
const reasonShape = /^[a-z]{1,40}$/

const usage = `Send {payments?, payouts?, applications?, documents?, restingMethods?}. Each of the first four is {outcome, seconds?, reason?}: ${names
  .map((name) => `${name} with ${outcomes[name].join(', ')}`)
  .join('; ')}. restingMethods is a list of codes of deposit methods that are not offered.`

/**
 * Adds the developer switches for money. `/money` sets the outcome of later payments, payouts, applications and
 * document checks. `/deposit` and `/withdrawal` immediately change the status of one deposit or withdrawal. `/feedback`
 * answers a member's feedback.
 */
export function addMoneySwitchRoutes(app: Hono, { db, clock, switches }: DeveloperSwitchContext): void {
  app.post('/money', async (context) => {
    const asked = await readDeveloperSwitchBody(context.req.raw)
    const next = names.flatMap((name) =>
      asked[name] === undefined ? [] : [[name, parseSwitch(name, asked[name], switches)] as const],
    )
    const { restingMethods: resting } = asked
    const isKnown =
      resting === undefined ||
      (Array.isArray(resting) && resting.every((code) => seedDepositMethods.some((method) => method.code === code)))
    if (!isKnown || next.some(([, value]) => value === null)) return refuseSwitchRequest(context, usage)
    Object.assign(switches, Object.fromEntries(next), resting !== undefined && { restingMethods: resting as string[] })
    const { payments, payouts, applications, documents, restingMethods } = switches
    return context.json({ payments, payouts, applications, documents, restingMethods })
  })

  app.post('/deposit', async (context) => {
    const { depositId, outcome } = await readDeveloperSwitchBody(context.req.raw)
    const status = (['SETTLED', 'FAILED', 'EXPIRED'] as const).find((each) => each === outcome)
    const id = parseId(depositId, 'D')
    if (!status || id === undefined)
      return refuseSwitchRequest(context, 'Send {depositId, outcome}. outcome is SETTLED, FAILED or EXPIRED.')
    setDepositOutcome(db(), id, status, clock.now(), status === 'FAILED' ? 'declined' : null)
    return context.json({ status: findRow<DepositRow>(db(), 'deposit', { id })?.status ?? null })
  })

  app.post('/withdrawal', async (context) => {
    const { withdrawalId, outcome, reason = 'holder' } = await readDeveloperSwitchBody(context.req.raw)
    const status = (['PROCESSING', 'PAID', 'REFUSED'] as const).find((each) => each === outcome)
    const id = parseId(withdrawalId, 'W')
    if (!status || id === undefined || !reasonShape.test(String(reason))) {
      return refuseSwitchRequest(
        context,
        'Send {withdrawalId, outcome, reason?}. outcome is PROCESSING, PAID or REFUSED.',
      )
    }
    setWithdrawalStatus(db(), id, status, clock.now(), status === 'REFUSED' ? String(reason) : null)
    return context.json({ status: findRow<WithdrawalRow>(db(), 'withdrawal', { id })?.status ?? null })
  })

  app.post('/feedback', async (context) => {
    const { feedbackId, answer } = await readDeveloperSwitchBody(context.req.raw)
    if (typeof feedbackId !== 'number' || typeof answer !== 'string' || answer.length > 8000)
      return refuseSwitchRequest(
        context,
        'Send {feedbackId, answer}. feedbackId is a number, answer a text of at most 8000 characters.',
      )
    const row = findRow<{ tenant: string; member: number }>(db(), 'feedback', { id: feedbackId })
    if (!row) return context.json({ answered: false })
    answerFeedback(db(), feedbackId, answer, clock.now())
    const texts = {
      EN: { title: 'We have answered you', content: '<p>Our answer stands in <a href="/m/feedback">Feedback</a>.</p>' },
      PT: {
        title: 'Respondemos a sua mensagem',
        content: '<p>A resposta está em <a href="/m/feedback">Fale com a gente</a>.</p>',
      },
    }
    deliverMail(db(), {
      ...row,
      mailbox: 'ACCOUNT',
      key: `feedback ${feedbackId}`,
      texts,
      about: { kind: 'FEEDBACK' },
      at: clock.now(),
    })
    return context.json({ answered: true })
  })
}

const parseId = (id: unknown, letter: string): number | undefined =>
  typeof id === 'string' && new RegExp(`^${letter}\\d{10}$`).test(id) ? parseWireId(id) : undefined

/**
 * Parses the new value of a developer switch from a request. Fields that are missing in the request keep their current
 * value. Returns null if the value is not valid.
 */
function parseSwitch(name: Name, asked: unknown, switches: DeveloperSwitches): object | null {
  if (typeof asked !== 'object' || asked === null) return null
  const {
    outcome,
    seconds = switches[name].seconds,
    reason = 'reason' in switches[name] ? switches[name].reason : '',
  } = asked as Record<string, unknown>
  const known = outcomes[name].find((each) => each === outcome)
  const isWhole = Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) <= 86_400
  if (!known || !isWhole || typeof reason !== 'string' || !(reason === '' || reasonShape.test(reason))) return null
  return name === 'payments' ? { outcome: known, seconds } : { outcome: known, seconds, reason }
}
