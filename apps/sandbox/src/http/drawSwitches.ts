import type { Hono } from 'hono'
import { DAY_MS } from '@lobby/platform/calendar'
import {
  drawAt,
  resultFrom,
  closeDraw,
  resultOf,
  runningDraw,
  setResult,
  touchedDraws,
} from '../domain/lotteryDraws.ts'
import { lotteries } from '../seed/lotteries.ts'
import { readSwitch, type SwitchParts, misunderstood } from './readSwitch.ts'

const form =
  'Send {code, result?, close?, toDraw?}: a lottery; the digits of its first prize; true; milliseconds after its draw (or before, negative) to go to.'
const farthest = 366 * DAY_MS

/** The developer's switches for draws: the result of the running one, its sale, and the clock to it. */
export function addDrawSwitches(app: Hono, { db, clock }: SwitchParts): void {
  app.get('/draw', (context) => context.json(touchedDraws(db())))
  app.post('/draw', async (context) => {
    const { code, result, close, toDraw } = await readSwitch(context.req.raw)
    const lottery = lotteries.find((each) => each.code === code)
    const whole = lottery && typeof result === 'string' ? resultFrom(lottery, result) : undefined
    const reachable = toDraw === undefined || (Number.isInteger(toDraw) && Math.abs(Number(toDraw)) <= farthest)
    if (!lottery || (result !== undefined && !whole) || !(close === undefined || close === true) || !reachable)
      return misunderstood(context, form)
    const { index, endsAt } = drawAt(lottery, clock.now())
    if (whole) setResult(db(), lottery.code, index, whole)
    if (close) closeDraw(db(), lottery.code, index)
    if (toDraw !== undefined) clock.set(endsAt + Number(toDraw))
    const { index: at, numero, remainTime, isSale } = runningDraw(db(), lottery, clock.now())
    return context.json({
      now: new Date(clock.now()).toISOString(),
      code,
      numero,
      remainTime,
      isSale,
      previousWinningNumber: resultOf(db(), lottery, at - 1),
    })
  })
}
