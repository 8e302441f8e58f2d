import type { Hono } from 'hono'
import { findRow } from '../db/sql.ts'
import { answerFeedback } from '../domain/feedback.ts'
import { deliverMail } from '../domain/mail.ts'
import { endDeposit, type DepositRow } from '../domain/money/deposits.ts'
import { numberIn } from '../domain/money/wireIds.ts'
import { moveWithdrawal, type WithdrawalRow } from '../domain/money/withdrawals.ts'
import type { Switches } from '../operations/call.ts'
import { methods } from '../seed/money.ts'
import { readSwitch, type SwitchParts, misunderstood } from './readSwitch.ts'

/** What a switch may say of what begins from now on. */
const outcomes = {
  payments: ['SETTLED', 'FAILED', 'NONE'],
  payouts: ['PAID', 'REFUSED'],
  applications: ['ISSUED', 'REJECTED'],
  documents: ['APPROVED', 'REJECTED'],
} as const
type Name = keyof typeof outcomes
const names = Object.keys(outcomes) as Name[]
const reasonShape = /^[a-z]{1,40}$/

const form = `Send {payments?, payouts?, applications?, documents?, restingMethods?}: each of the first four as {outcome, seconds?, reason?}, ${names
  .map((name) => `${name} with ${outcomes[name].join(', ')}`)
  .join('; ')}; codes of methods that rest.`

/** The developer's switches for money: what providers, reviews and checks will say, and what they say at once to one deposit or withdrawal. */
export function addMoneySwitches(app: Hono, { db, clock, switches }: SwitchParts): void {
  app.post('/money', async (context) => {
    const asked = await readSwitch(context.req.raw)
    const next = names.flatMap((name) =>
      asked[name] === undefined ? [] : [[name, read(name, asked[name], switches)] as const],
    )
    const { restingMethods: resting } = asked
    const known =
      resting === undefined ||
      (Array.isArray(resting) && resting.every((code) => methods.some((method) => method.code === code)))
    if (!known || next.some(([, value]) => value === null)) return misunderstood(context, form)
    Object.assign(switches, Object.fromEntries(next), resting !== undefined && { restingMethods: resting as string[] })
    const { payments, payouts, applications, documents, restingMethods } = switches
    return context.json({ payments, payouts, applications, documents, restingMethods })
  })

  app.post('/deposit', async (context) => {
    const { depositId, outcome } = await readSwitch(context.req.raw)
    const status = (['SETTLED', 'FAILED', 'EXPIRED'] as const).find((each) => each === outcome)
    const id = idIn(depositId, 'D')
    if (!status || id === undefined)
      return misunderstood(context, 'Send {depositId, outcome}: SETTLED, FAILED or EXPIRED.')
    endDeposit(db(), id, status, clock.now(), status === 'FAILED' ? 'declined' : null)
    return context.json({ status: findRow<DepositRow>(db(), 'deposit', { id })?.status ?? null })
  })

  app.post('/withdrawal', async (context) => {
    const { withdrawalId, outcome, reason = 'holder' } = await readSwitch(context.req.raw)
    const status = (['PROCESSING', 'PAID', 'REFUSED'] as const).find((each) => each === outcome)
    const id = idIn(withdrawalId, 'W')
    if (!status || id === undefined || !reasonShape.test(String(reason))) {
      return misunderstood(context, 'Send {withdrawalId, outcome, reason?}: PROCESSING, PAID or REFUSED.')
    }
    moveWithdrawal(db(), id, status, clock.now(), status === 'REFUSED' ? String(reason) : null)
    return context.json({ status: findRow<WithdrawalRow>(db(), 'withdrawal', { id })?.status ?? null })
  })

  app.post('/feedback', async (context) => {
    const { feedbackId, answer } = await readSwitch(context.req.raw)
    if (typeof feedbackId !== 'number' || typeof answer !== 'string' || answer.length > 8000)
      return misunderstood(context, 'Send {feedbackId, answer}.')
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

const idIn = (id: unknown, letter: string): number | undefined =>
  typeof id === 'string' && new RegExp(`^${letter}\\d{10}$`).test(id) ? numberIn(id) : undefined

/** A switch as it was asked for, what was left out as it is; null when it is none. */
function read(name: Name, asked: unknown, switches: Switches): object | null {
  if (typeof asked !== 'object' || asked === null) return null
  const {
    outcome,
    seconds = switches[name].seconds,
    reason = 'reason' in switches[name] ? switches[name].reason : '',
  } = asked as Record<string, unknown>
  const known = outcomes[name].find((each) => each === outcome)
  const whole = Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) <= 86_400
  if (!known || !whole || typeof reason !== 'string' || !(reason === '' || reasonShape.test(reason))) return null
  return name === 'payments' ? { outcome: known, seconds } : { outcome: known, seconds, reason }
}
