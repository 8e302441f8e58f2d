import { backUrl, checkLaunch } from '../domain/launchGame.ts'
import { gameById } from '../domain/catalogue.ts'
import { languageOf } from '../domain/language.ts'
import { lotteryByCode } from '../domain/lotteryDraws.ts'
import { launchedBefore, openLotterySession } from '../domain/lotterySessions.ts'
import { addRecent } from '../domain/favourites.ts'
import { checkPlay } from '../domain/responsible/mayPlay.ts'
import { gameOfLottery, lotteryGames } from '../seed/games.ts'
import { keyOf, ownerOf } from './asker.ts'
import { signedIn, type Handler } from './call.ts'

/** Opens the vendor's lobby, or the betting page of one lottery (CALL-086, CALL-087). */
export const launchLottery: Handler<'launchLottery'> = (call) => {
  const key = keyOf(call)
  const session =
    launchedBefore(call.db, { ...ownerOf(call), key, token: call.token, now: call.now }) ?? openNew(call, key)
  return { gameUrl: `${call.services.playOrigin}/play/lottery/${session}`, openMode: 'LOCATION' }
}

function openNew(call: Parameters<Handler<'launchLottery'>>[0], key: string): string {
  const { db, now, tenant, services, siteOrigin } = call
  const owner = ownerOf(call)
  const { lottoPrizeMode, lottoGameCode, lottoView, backUrl: back, language } = call.body
  const code = lottoView === 'betting' ? lotteryByCode(lottoGameCode).code : null
  const game = code === null ? lotteryGames[0] : gameOfLottery(code)
  const listed = game && gameById(db, tenant.id, game.nodeId)
  if (listed) checkLaunch(listed, signedIn(call), services.switches.restingVendors)
  checkPlay(db, owner, 0, now)
  const session = openLotterySession(db, {
    ...owner,
    key,
    token: call.token,
    code,
    prizeMode: lottoPrizeMode,
    returnUrl: backUrl(siteOrigin, back),
    language: languageOf(language, tenant),
    now,
  })
  if (listed && code !== null) addRecent(db, owner, listed.nodeId)
  return session
}
