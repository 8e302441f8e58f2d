import { countdownStart } from '@lobby/ui'
import { lockTimeOf } from './lockTimeOf.ts'
import { useOver } from './useOver.ts'

interface Sold {
  readonly isSale: boolean
  readonly remainTime: number
  readonly lockTime: number
  readonly lotteryTime: readonly number[]
}

/** The time of the page's clock at which nothing is sold any more; long ago where nothing is sold. @param receivedAt `performance.now()` at the answer */
function closesAt({ lotteryTime: [asked = 0, answered = asked], ...sold }: Sold, receivedAt: number): number {
  return sold.isSale ? receivedAt + countdownStart(lockTimeOf(sold), [asked, answered]) : -Infinity
}

/** Whether the sale of a draw is over: by the platform's word, or by this page's own time, also where the platform cannot be asked. */
export const useClosed = (draw: Sold & { readonly receivedAt: number }): boolean =>
  useOver(closesAt(draw, draw.receivedAt))
