import { DAY_MS } from '@lobby/platform/calendar'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { selectAll, selectOne } from '../db/sql.ts'
import { getCalendarPeriod } from '../domain/days.ts'
import { getLimitUsage } from '../domain/responsible/limitUsage.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createMarketSandbox } from '../testing/createMarketSandbox.ts'

type Step =
  | { readonly do: 'deposit'; readonly amounts: readonly number[] }
  | { readonly do: 'limit'; readonly amount: number | null }
  | { readonly do: 'cancel' }
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'pay'; readonly outcome: 'SETTLED' | 'FAILED' | 'NONE' }

const amount = fc.integer({ min: 2_000, max: 30_000 })
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    // The deposits of one step are sent in parallel.
    {
      weight: 6,
      arbitrary: fc.array(amount, { minLength: 1, maxLength: 4 }).map((amounts): Step => ({ do: 'deposit', amounts })),
    },
    {
      weight: 2,
      arbitrary: fc
        .option(fc.integer({ min: 1_000, max: 60_000 }))
        .map((currentLimit): Step => ({ do: 'limit', amount: currentLimit })),
    },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'cancel' }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }).map((hours): Step => ({ do: 'wait', hours })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Step>(
        ...(['SETTLED', 'FAILED', 'NONE'] as const).map((outcome) => ({ do: 'pay', outcome }) as const),
      ),
    },
  ),
  { minLength: 1, maxLength: 14 },
)

test(
  'keeps any sequence of single and parallel deposits within the deposit limit that applies',
  { timeout: 60_000, retry: 0 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('DAY' as const, 'WEEK' as const), steps, async (period, sequence) => {
        const { sandbox, ask } = await createMarketSandbox()
        const { db, clock } = sandbox
        const owner = { tenant: 'north', member: getDemoPersonId(db, 'north', 'ana') }
        // An independent model of the rule: the first limit and every lower limit apply immediately, a higher limit
        // after a day.
        const model: {
          currentLimit: number | null
          next: { readonly amount: number | null; readonly from: number } | null
        } = { currentLimit: null, next: null }
        for (const step of sequence) {
          if (model.next && model.next.from <= clock.now())
            Object.assign(model, { currentLimit: model.next.amount, next: null })
          if (step.do === 'wait') clock.advance(step.hours * 3_600_000)
          if (step.do === 'pay') await sandbox.dev('/money', { payments: { outcome: step.outcome, seconds: 1 } })
          if (step.do === 'limit') {
            await ask('setOwnLimit', { kind: 'DEPOSIT', period, ...(step.amount !== null && { amount: step.amount }) })
            const isRaise = model.currentLimit !== null && (step.amount === null || step.amount > model.currentLimit)
            if (!isRaise) Object.assign(model, { currentLimit: step.amount, next: null })
            else if (model.next?.amount !== step.amount)
              model.next = { amount: step.amount, from: clock.now() + DAY_MS }
          }
          if (step.do === 'cancel') {
            await ask('cancelLimitRaise', { kind: 'DEPOSIT', period })
            model.next = null
          }
          if (step.do !== 'deposit') continue
          const { currentLimit } = model
          // Every call first settles or declines the deposits that are due. A declined deposit no longer uses up the
          // deposit limit.
          await ask('balance')
          const before = getLimitUsage(db, owner, 'DEPOSIT', period, clock.now())
          const answers = await Promise.all(
            step.amounts.map((amountMinor) => ask('createDeposit', { method: 'PIX', amountMinor })),
          )
          const taken = step.amounts.filter((_, at) => answers[at]?.body.success).reduce((sum, each) => sum + each, 0)
          if (currentLimit !== null && taken > 0) expect(before + taken).toBeLessThanOrEqual(currentLimit)
          // If the first deposit is refused, this deposit and the accepted deposits together must exceed the limit.
          const [first = 0] = step.amounts
          const [answer] = answers
          if (answer?.body.errorCode === 'responsible.deposit.limit')
            expect(first + before).toBeGreaterThan((currentLimit ?? Infinity) - taken)
          const { start } = getCalendarPeriod(period, clock.now())
          const rows = selectAll<{ amount: number }>(
            db,
            'SELECT amount FROM deposit WHERE member = :member AND created_at >= :start AND status IN ' +
              `('PENDING', 'SETTLED')`,
            { member: owner.member, start },
          )
          expect(getLimitUsage(db, owner, 'DEPOSIT', period, clock.now())).toBe(
            rows.reduce((sum, row) => sum + row.amount, 0),
          )
        }
        expect(selectOne<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM own_limit')?.count).toBeLessThanOrEqual(
          1,
        )
        sandbox.close()
      }),
      // Stops before the test times out, so that a counterexample is reported.
      { numRuns: chooseByTestDepth(8, 25), interruptAfterTimeLimit: 40_000 },
    )
  },
)
