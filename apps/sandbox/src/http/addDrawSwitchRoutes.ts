import type { Hono } from 'hono'
import { DAY_MS } from '@lobby/platform/calendar'
import {
  getLotteryDrawAtTime,
  buildDrawResultFromFirstPrize,
  closeDrawEarly,
  getWinningNumber,
  getRunningLotteryDraw,
  overrideDrawResult,
  listOverriddenDraws,
} from '../domain/lotteryDraws.ts'
import { seedLotteries } from '../seed/lotteries.ts'
import { readDeveloperSwitchBody, type DeveloperSwitchContext, refuseSwitchRequest } from './readDeveloperSwitchBody.ts'

const usage =
  'Send {code, result?, close?, toDraw?}. code is a lottery; result is the digits of the first prize; close ' +
  'is true; toDraw moves the clock to so many milliseconds after the running draw (negative: before it).'
const MAX_OFFSET_MS = 366 * DAY_MS

/**
 * Adds the developer switch `/draw`, which sets the result of the running lottery draw, closes the sale, or sets the
 * clock to the end of the draw.
 */
export function addDrawSwitchRoutes(app: Hono, { db, clock }: DeveloperSwitchContext): void {
  app.get('/draw', (context) => context.json(listOverriddenDraws(db())))
  app.post('/draw', async (context) => {
    const { code, result, close, toDraw } = await readDeveloperSwitchBody(context.req.raw)
    const lottery = seedLotteries.find((each) => each.code === code)
    const fullResult =
      lottery && typeof result === 'string' ? buildDrawResultFromFirstPrize(lottery, result) : undefined
    const reachable = toDraw === undefined || (Number.isInteger(toDraw) && Math.abs(Number(toDraw)) <= MAX_OFFSET_MS)
    if (!lottery || (result !== undefined && !fullResult) || !(close === undefined || close === true) || !reachable)
      return refuseSwitchRequest(context, usage)
    const { index, endsAt } = getLotteryDrawAtTime(lottery, clock.now())
    if (fullResult) overrideDrawResult(db(), lottery.code, index, fullResult)
    if (close) closeDrawEarly(db(), lottery.code, index)
    if (toDraw !== undefined) clock.set(endsAt + Number(toDraw))
    const { index: at, numero, remainTime, isSale } = getRunningLotteryDraw(db(), lottery, clock.now())
    return context.json({
      now: new Date(clock.now()).toISOString(),
      code,
      numero,
      remainTime,
      isSale,
      previousWinningNumber: getWinningNumber(db(), lottery, at - 1),
    })
  })
}
