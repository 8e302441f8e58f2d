import { homeAnnouncementsCall } from '@lobby/content'
import { popularGamesCall } from '@lobby/games'

/**
 * What home asks for first. The stamped document starts these calls before the bundle runs, and the client takes them
 * over: so they may depend on nothing but the merchant and the language.
 */
export const earlyCalls = [homeAnnouncementsCall, popularGamesCall]
