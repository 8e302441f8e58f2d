import { normaliseSearchText } from '@lobby/ui'
import type { Lottery } from '../queries/lotteries.ts'
import type { LotteryTab } from '../queries/lotteryMenu.ts'
import { sortLotteries } from './useLotteries.ts'

export interface LotteryGroup {
  readonly id: string
  readonly name: string
  /** The lotteries with the favourites first, otherwise in the platform's order. */
  readonly lotteries: readonly Lottery[]
}

interface Wanted {
  /** The typed search text; empty for all lotteries. */
  readonly search: string
  /** The id of the selected group; empty for all. */
  readonly group: string
  /** The game ids of the member's favourite lotteries. */
  readonly favourites: readonly string[]
}

/**
 * Returns the lotteries of the menu that match the search and the group, grouped by kind. Omits empty groups. Ignores
 * the tab of hot lotteries, because each of these lotteries is also in another tab.
 */
export function groupLotteries(tabs: readonly LotteryTab[], { search, group, favourites }: Wanted): LotteryGroup[] {
  const part = normaliseSearchText(search.trim())
  return selectLotteryKindTabs(tabs).flatMap(({ tag: id, displayName: name, games }) => {
    const lotteries =
      group === '' || group === id ? games.filter(({ remark }) => normaliseSearchText(remark).includes(part)) : []
    return lotteries.length > 0 ? [{ id, name, lotteries: sortLotteries(lotteries, favourites) }] : []
  })
}

/** Returns the tabs for kinds of lotteries: all tabs except the tab of hot lotteries. */
export const selectLotteryKindTabs = (tabs: readonly LotteryTab[]): readonly LotteryTab[] =>
  tabs.filter(({ tag }) => tag !== 'HOT' && tag !== 'FAV')
