import { homeAnnouncementsCall } from '@lobby/content'
import { popularGamesCall } from '@lobby/games'

/**
 * The first API calls of home. The boot script of the stamped document starts them before the bundle runs, and the API
 * client uses their responses later. Therefore these calls may depend only on the merchant and the language.
 */
export const preloadedHomeCalls = [homeAnnouncementsCall, popularGamesCall]
