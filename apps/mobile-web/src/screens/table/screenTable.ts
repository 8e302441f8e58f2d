import type { PublicMerchant } from '@lobby/merchant'
import { forAgents } from './forAgents.ts'
import { forEveryone } from './forEveryone.ts'
import { forMembers } from './forMembers.ts'
import type { ScreenRecord } from './screenRecord.ts'

/** Every screen of the site but home, a record each. Whatever asks which screens there are, and what they are like, reads it. */
export const screenTable: readonly ScreenRecord[] = [...forEveryone, ...forMembers, ...forAgents]

/** Returns the addresses of a screen. */
export const pathsOf = ({ path }: ScreenRecord): readonly string[] => [path].flat()

const byPath = new Map(screenTable.flatMap((record) => pathsOf(record).map((path) => [path, record] as const)))

/** Returns the screen of a path, to the letter, whether the merchant has it or not; undefined for home and for what nobody knows. */
export const recordOf = (pathname: string): ScreenRecord | undefined => byPath.get(pathname)

/** Returns the screens that a merchant has, by its flags and its market. */
export const screensOf = ({ flags, market }: Pick<PublicMerchant, 'flags' | 'market'>): readonly ScreenRecord[] =>
  screenTable.filter((record) => (!record.flag || flags.includes(record.flag)) && (!record.market || market))
