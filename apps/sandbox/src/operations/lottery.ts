import type { ResponseValueOf } from '@lobby/api'
import {
  getLotteryDrawByIndex,
  listFinishedDraws,
  getLotteryByCode,
  getWinningNumber,
  getRunningLotteryDraw as running,
} from '../domain/lotteryDraws.ts'
import type { Db } from '../db/sql.ts'
import { lotteryCatalogueGames } from '../seed/games.ts'
import { seedLotteries, getLotteryIconPath, type SeedLottery, type DrawKind } from '../seed/lotteries.ts'
import {
  MAX_MEMBER_STAKE_PER_DRAW_MINOR,
  MAX_BETS_PER_LOTTERY_ORDER,
  lotteryPlaysByDrawKind,
  MIN_LOTTERY_BET_STAKE_MINOR,
} from '../seed/plays.ts'
import type { OperationHandler } from './call.ts'
import type { Language } from '../domain/language.ts'

type LocalizedText = Readonly<Record<Language, string>>

interface Group {
  readonly id: string
  readonly name: LocalizedText
  readonly fits: (lottery: SeedLottery) => boolean
}

const kinds: readonly { readonly tag: DrawKind; readonly name: LocalizedText }[] = [
  { tag: 'DIGITS', name: { EN: 'Digits', PT: 'Dígitos' } },
  { tag: 'DICE', name: { EN: 'Dice', PT: 'Dados' } },
  { tag: 'RACE', name: { EN: 'Regattas', PT: 'Regatas' } },
  { tag: 'PICK', name: { EN: 'Six digits', PT: 'Seis dígitos' } },
]

/** The tabs of the lottery menu in order: popular lotteries, then one tab for each kind of lottery. */
const lotteryTabs: readonly { readonly tag: string; readonly name: LocalizedText }[] = [
  { tag: 'HOT', name: { EN: 'Popular', PT: 'Populares' } },
  ...kinds,
]

const byPace: readonly Group[] = [
  { id: 'FAST', name: { EN: 'Up to 3 minutes', PT: 'Até 3 minutos' }, fits: ({ everyMinutes }) => everyMinutes <= 3 },
  {
    id: 'MINUTES',
    name: { EN: '5 to 30 minutes', PT: '5 a 30 minutos' },
    fits: ({ everyMinutes }) => everyMinutes > 3 && everyMinutes < 60,
  },
  { id: 'HOURS', name: { EN: 'By the hour', PT: 'De hora em hora' }, fits: ({ everyMinutes }) => everyMinutes === 60 },
  { id: 'DAY', name: { EN: 'Daily', PT: 'Diárias' }, fits: ({ everyMinutes }) => everyMinutes > 60 },
]
const byKind: readonly Group[] = kinds.map(({ tag, name }) => ({ id: tag, name, fits: ({ kind }) => kind === tag }))

/**
 * Returns the groups in a tab of the lottery menu. The tab of popular lotteries has a group for each kind of lottery.
 * The tab of one kind groups the lotteries by the time between two draws.
 */
const groupsOf = (tag: string): readonly Group[] => (tag === 'HOT' ? byKind : byPace)

type PrizeMode = Parameters<OperationHandler<'lotteryList'>>[0]['query']['prizeMode']
type Lottery = ResponseValueOf<'lotteryList'>[number]

const hasEntertainmentPlay = ({ kind }: SeedLottery): boolean =>
  lotteryPlaysByDrawKind[kind].some(({ playType }) => playType === 'ent')

/**
 * Returns whether a prize mode includes a lottery. LOTT includes all lotteries, ZY the lotteries with entertainment
 * play, ELOTT the lotteries with a draw every few minutes.
 */
const isInPrizeMode: Readonly<Record<PrizeMode, (lottery: SeedLottery) => boolean>> = {
  LOTT: () => true,
  ZY: hasEntertainmentPlay,
  ELOTT: ({ everyMinutes }) => everyMinutes <= 3,
}

interface Asked {
  readonly db: Db
  readonly now: number
  readonly query: { readonly prizeMode: PrizeMode }
}

/** Returns the lotteries of a prize mode with their running draws. */
function listed({ db, now, query: { prizeMode } }: Asked, fits: (lottery: SeedLottery) => boolean): Lottery[] {
  return seedLotteries.flatMap((lottery, place): Lottery[] => {
    const game = lotteryCatalogueGames[place]
    if (!game || !isInPrizeMode[prizeMode](lottery) || !fits(lottery)) return []
    const { code, name, kind, lockSeconds, hot } = lottery
    const { index, numero, endsAt, remainTime, isSale } = running(db, lottery, now)
    return [
      {
        mobileIconUrl: getLotteryIconPath(lottery),
        winningTime: new Date(endsAt).toISOString(),
        numero,
        remark: name,
        isSale,
        remainTime,
        lockTime: lockSeconds,
        previousWinningNumber: getWinningNumber(db, lottery, index - 1),
        gameGroupCode: kind,
        gameId: game.gameId,
        gameCode: code.toUpperCase().replaceAll('-', ''),
        tag: hot ? 'HOT' : prizeMode,
        entPlaySwitch: hasEntertainmentPlay(lottery),
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
}

export const lotteryList: OperationHandler<'lotteryList'> = (call) => listed(call, ({ more }) => !more)

export const eLotteryList: OperationHandler<'eLotteryList'> = (call) => listed(call, isInPrizeMode.ELOTT)

export const lotteryMenu: OperationHandler<'lotteryMenu'> = (call) => {
  const all = listed(call, () => true)
  const hot = new Set(seedLotteries.flatMap((lottery) => (lottery.hot ? [lottery.code] : [])))
  return lotteryTabs.map(({ tag, name }) => {
    const games = all.filter(({ code, gameGroupCode }) => (tag === 'HOT' ? hot.has(code) : gameGroupCode === tag))
    return {
      tag,
      labelName: name[call.language],
      gameGroupId: tag,
      displayName: name[call.language],
      gameMenus: groupsOf(tag).flatMap(({ id, name: groupName, fits }) => {
        const groupGames = games.filter(({ code }) => fits(getLotteryByCode(code))).map(({ gameId }) => gameId)
        return groupGames.length > 0
          ? [{ gameGroupId: `${tag}-${id}`, displayName: groupName[call.language], games: groupGames }]
          : []
      }),
      games,
    }
  })
}

export const recentDraws: OperationHandler<'recentDraws'> = ({ db, now, query }) =>
  listFinishedDraws(db, getLotteryByCode(query.code), now, query.size).map(({ numero, drawnAt, result }) => ({
    numero,
    winningTime: new Date(drawnAt).toISOString(),
    winningNumber: result,
  }))

export const runningDraw: OperationHandler<'runningDraw'> = ({ db, now, query }) => {
  const lottery = getLotteryByCode(query.code)
  const { index, numero, endsAt, remainTime, isSale } = running(db, lottery, now)
  return {
    code: lottery.code,
    numero,
    winningTime: new Date(endsAt).toISOString(),
    remainTime,
    lockTime: lottery.lockSeconds,
    isSale,
    lotteryTime: [now, now],
    previousNumero: getLotteryDrawByIndex(lottery, index - 1).numero,
    previousWinningNumber: getWinningNumber(db, lottery, index - 1),
  }
}

export const lotteryPlays: OperationHandler<'lotteryPlays'> = ({ query, language }) => {
  const { code, name, kind } = getLotteryByCode(query.code)
  return {
    code,
    remark: name,
    kind,
    maxBets: MAX_BETS_PER_LOTTERY_ORDER,
    drawLimitMinor: MAX_MEMBER_STAKE_PER_DRAW_MINOR,
    plays: lotteryPlaysByDrawKind[kind].map((play) => ({
      playCode: play.code,
      playType: play.playType,
      name: play.name[language],
      about: play.about[language],
      minStakeMinor: MIN_LOTTERY_BET_STAKE_MINOR,
      maxStakeMinor: play.maxStake,
      ...(play.digits !== undefined && { digits: play.digits }),
      ...(play.odds !== undefined && { odds: play.odds / 100 }),
      options: play.options.map((option) => ({
        code: option.code,
        name: option.name[language],
        odds: option.odds / 100,
      })),
    })),
  }
}
