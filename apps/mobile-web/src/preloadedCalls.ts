import { homeAnnouncementsCall } from '@lobby/content'
import { popularGamesCall } from '@lobby/games'

/**
 * The first API calls of home. The boot script of the stamped document starts them before the bundle runs, and the
 * client later uses their responses. Therefore these calls may depend only on the merchant and the language.
 */
export const preloadedCalls = [homeAnnouncementsCall, popularGamesCall]
