import type { PublicMerchant } from '@lobby/merchant'
import { agentScreens } from './agentScreens.ts'
import { publicScreens } from './publicScreens.ts'
import { memberScreens } from './memberScreens.ts'
import type { ScreenRecord } from './screenRecord.ts'

/**
 * The screen table: one record for each screen of the site except home. All code that needs facts about screens reads
 * this table.
 */
export const screenTable: readonly ScreenRecord[] = [...publicScreens, ...memberScreens, ...agentScreens]

/** Returns the paths of a screen. */
export const getScreenPaths = ({ path }: ScreenRecord): readonly string[] => [path].flat()

const byPath = new Map(screenTable.flatMap((record) => getScreenPaths(record).map((path) => [path, record] as const)))

/**
 * Returns the record of the screen with exactly this path, even if the merchant does not have the screen. Returns
 * undefined for home and for unknown paths.
 */
export const findScreen = (pathname: string): ScreenRecord | undefined => byPath.get(pathname)

/** Returns the screens that a merchant has, by its flags and its market. */
export const listMerchantScreens = ({
  flags,
  market,
}: Pick<PublicMerchant, 'flags' | 'market'>): readonly ScreenRecord[] =>
  screenTable.filter((record) => (!record.flag || flags.includes(record.flag)) && (!record.market || market))
