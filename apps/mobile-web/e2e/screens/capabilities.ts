import type { Capability } from '@lobby/merchant'
import { getFlagCodesOfCapabilities } from '@lobby/merchant/flags'
import { MARKET_PACKS } from '@lobby/merchant/markets'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { merchantsDir } from '../startLobby.ts'

const read = (merchant: string, file: string) => readFileSync(join(merchantsDir, merchant, file), 'utf8')

/**
 * Returns whether a merchant's folder switches a feature flag on. If the flag is off, the routes of the feature show
 * the not-found screen.
 */
export const isCapabilityOnForMerchant = (merchant: string, capability: Capability): boolean =>
  new RegExp(`^\\s*"${getFlagCodesOfCapabilities([capability]).join()}": true`, 'm').test(read(merchant, 'flags.jsonc'))

/** Returns the leading widget of a merchant's home: the next draws, the hot matches, or the games. */
export function findLeadingWidget(merchant: string): 'draws' | 'matches' | 'games' {
  const lead = /"lead": "([A-Z]+)"/.exec(read(merchant, 'theme.jsonc'))?.[1]
  return lead === 'LOTT' ? 'draws' : lead === 'SPORTS' ? 'matches' : 'games'
}

/** Returns the market whose legal rules a merchant follows, or undefined if it follows none. */
const findMarket = (merchant: string) =>
  Object.entries(MARKET_PACKS).find(
    ([name]) => name === /"market": "(\w+)"/.exec(read(merchant, 'merchant.jsonc'))?.[1],
  )?.[1]

/**
 * Returns whether a merchant follows the legal rules of a market. Only then does the site have the screens for
 * responsible gaming.
 */
export const hasResponsibleGamingMarket = (merchant: string): boolean => findMarket(merchant) !== undefined

/** Returns whether the merchant's market requires a session clock. */
export const requiresSessionClock = (merchant: string): boolean => findMarket(merchant)?.hasSessionClock === true
