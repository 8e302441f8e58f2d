import type { Capability } from '@lobby/merchant'
import { getFlagCodes } from '@lobby/merchant/flags'
import { markets } from '@lobby/merchant/markets'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { merchantsDir } from '../startLobby.ts'

const read = (merchant: string, file: string) => readFileSync(join(merchantsDir, merchant, file), 'utf8')

/** Whether a merchant's folder switches a flag on: without it the route is none. */
export const isOn = (merchant: string, capability: Capability): boolean =>
  new RegExp(`^\\s*"${getFlagCodes([capability]).join()}": true`, 'm').test(read(merchant, 'flags.jsonc'))

/** What stands on top of a merchant's home: the next draws, hot matches, or its games. */
export function leadOf(merchant: string): 'draws' | 'matches' | 'games' {
  const lead = /"lead": "([A-Z]+)"/.exec(read(merchant, 'theme.jsonc'))?.[1]
  return lead === 'LOTT' ? 'draws' : lead === 'SPORTS' ? 'matches' : 'games'
}

/** The rules of the market that a merchant follows; undefined without one. */
const marketOf = (merchant: string) =>
  Object.entries(markets).find(
    ([name]) => name === /"market": "(\w+)"/.exec(read(merchant, 'merchant.jsonc'))?.[1],
  )?.[1]

/** Whether a merchant follows the rules of a market: without one there is nothing of playing responsibly. */
export const hasMarket = (merchant: string): boolean => marketOf(merchant) !== undefined

/** Whether its market asks for a session clock. */
export const hasSessionClock = (merchant: string): boolean => marketOf(merchant)?.hasSessionClock === true
