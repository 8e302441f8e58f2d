import { resolveReturnUrl, checkGameLaunchAllowed } from '../domain/launchGame.ts'
import { findGame } from '../domain/catalogue.ts'
import { selectResponseLanguage } from '../domain/language.ts'
import { getLotteryByCode } from '../domain/lotteryDraws.ts'
import { findOrReopenLotterySession, openLotterySession } from '../domain/lotterySessions.ts'
import { addToRecentGames } from '../domain/favourites.ts'
import { checkStakeAllowed } from '../domain/responsible/checkStakeAllowed.ts'
import { findLotteryCatalogueGame, lotteryCatalogueGames } from '../seed/games.ts'
import { getIdempotencyKey, getCaller } from './caller.ts'
import { requireSignedInMember, type OperationHandler } from './call.ts'

/** Opens the vendor's lobby, or the betting page of one lottery (CALL-086, CALL-087). */
export const launchLottery: OperationHandler<'launchLottery'> = (call) => {
  const key = getIdempotencyKey(call)
  const session =
    findOrReopenLotterySession(call.db, { ...getCaller(call), key, token: call.token, now: call.now }) ??
    openNew(call, key)
  return { gameUrl: `${call.services.playOrigin}/play/lottery/${session}`, openMode: 'LOCATION' }
}

function openNew(call: Parameters<OperationHandler<'launchLottery'>>[0], key: string): string {
  const { db, now, tenant, services, siteOrigin } = call
  const owner = getCaller(call)
  const { lottoPrizeMode, lottoGameCode, lottoView, backUrl: back, language } = call.body
  const code = lottoView === 'betting' ? getLotteryByCode(lottoGameCode).code : null
  const game = code === null ? lotteryCatalogueGames[0] : findLotteryCatalogueGame(code)
  const listed = game && findGame(db, tenant.id, game.nodeId)
  if (listed) checkGameLaunchAllowed(listed, requireSignedInMember(call), services.switches.vendorsUnderMaintenance)
  checkStakeAllowed(db, owner, 0, now)
  const session = openLotterySession(db, {
    ...owner,
    key,
    token: call.token,
    code,
    prizeMode: lottoPrizeMode,
    returnUrl: resolveReturnUrl(siteOrigin, back),
    language: selectResponseLanguage(language, tenant),
    now,
  })
  if (listed && code !== null) addToRecentGames(db, owner, listed.nodeId)
  return session
}
