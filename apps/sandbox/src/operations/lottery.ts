import type { OperationId, ValueOf } from '@lobby/api'
import { drawAt, winningNumber } from '../domain/draws.ts'
import { lotteryGames } from '../seed/games.ts'
import { lotteries, type SeedLottery } from '../seed/lotteries.ts'
import type { Handler } from './call.ts'

type PrizeMode = Parameters<Handler<'lotteryList'>>[0]['query']['prizeMode']
type Lottery = ValueOf<'lotteryList'>[number]

const entertains = ({ kind }: SeedLottery): boolean => kind !== 'PICK'

/** Which lotteries are offered in a prize mode: all; those with entertainment play; those drawn every few minutes. */
const offered: Readonly<Record<PrizeMode, (lottery: SeedLottery) => boolean>> = {
  LOTT: () => true,
  ZY: entertains,
  ELOTT: ({ everyMinutes }) => everyMinutes <= 3,
}

const lotteryList: Handler<'lotteryList'> = ({ now, query: { prizeMode } }) =>
  lotteries.flatMap((lottery, place): Lottery[] => {
    const game = lotteryGames[place]
    if (!game || !offered[prizeMode](lottery)) return []
    const { code, name, kind, lockSeconds, hot } = lottery
    const { index, numero, endsAt, remainTime, isSale } = drawAt(lottery, now)
    return [
      {
        mobileIconUrl: `/lottery/${code}.webp`,
        winningTime: new Date(endsAt).toISOString(),
        numero,
        remark: name,
        isSale,
        remainTime,
        lockTime: lockSeconds,
        previousWinningNumber: winningNumber(lottery, index - 1),
        gameGroupCode: kind,
        gameId: game.gameId,
        gameCode: code.toUpperCase().replaceAll('-', ''),
        tag: hot ? 'HOT' : prizeMode,
        entPlaySwitch: entertains(lottery),
        tradPlaySwitch: true,
        mUi: kind.toLowerCase(),
        css: code,
        code,
        lotteryTime: [now, now],
        vendor: game.vassalage,
        roomId: game.roomId,
        nodeId: game.nodeId,
      },
    ]
  })

/** Operations of the tag `lottery`. */
export const lotteryOperations = { lotteryList } satisfies { readonly [Id in OperationId]?: Handler<Id> }
