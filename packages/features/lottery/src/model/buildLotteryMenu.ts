import type { Lottery } from '../queries/lotteries.ts'
import type { LotteryTab } from '../queries/lotteryMenu.ts'
import { sortLotteries } from './useLotteries.ts'

/**
 * The id (tag) of the favourites tab. The platform does not send this tab, because favourites are stored on the device.
 */
export const FAVOURITES_TAB_TAG = 'FAV'

/** The group id that means all groups of a tab. */
const allGroups = ''

interface Named {
  readonly id: string
  readonly label: string
}

export interface LotteryMenuOptions {
  readonly tabs: readonly LotteryTab[]
  /** The requested tab and group. An unknown tab selects the first tab. An unknown group selects all groups. */
  readonly tag: string
  readonly group: string
  /** The game ids of the member's favourite lotteries. */
  readonly favourites: readonly string[]
  readonly texts: { readonly favourites: string; readonly all: string }
}

export interface RenderedLotteryMenu {
  /** The tab of hot lotteries, the tab of favourites, then a tab for each category. */
  readonly tabs: readonly Named[]
  readonly tag: string
  /** The groups of the selected tab, preceded by "all"; empty if the tab has only one group. */
  readonly groups: readonly Named[]
  readonly group: string
  /** The lotteries of the selected tab and group, favourites first. */
  readonly lotteries: readonly Lottery[]
}

const unique = (list: readonly Lottery[]) => [...new Map(list.map((lottery) => [lottery.gameId, lottery])).values()]

/**
 * Returns the lottery menu to render: the tabs, the groups of the selected tab, and the lotteries of the selected group
 * (specification part 2, section 2.8).
 */
export function buildLotteryMenu({ tabs, tag, group, favourites, texts }: LotteryMenuOptions): RenderedLotteryMenu {
  const categories = tabs.filter((tab) => tab.tag !== FAVOURITES_TAB_TAG)
  const hot = categories.filter((tab) => tab.tag === 'HOT')
  const named = ({ tag: id, labelName: label }: LotteryTab): Named => ({ id, label })
  const shownTabs = [
    ...hot.map(named),
    { id: FAVOURITES_TAB_TAG, label: texts.favourites },
    ...categories.filter((tab) => tab.tag !== 'HOT').map(named),
  ]
  const base = { tabs: shownTabs, groups: [], group: allGroups }
  if (tag === FAVOURITES_TAB_TAG) {
    const all = unique(categories.flatMap(({ games }) => games))
    return { ...base, tag, lotteries: all.filter(({ gameId }) => favourites.includes(gameId)) }
  }
  const chosen = categories.find((tab) => tab.tag === tag) ?? hot[0] ?? categories[0]
  if (!chosen) return { ...base, tag: FAVOURITES_TAB_TAG, lotteries: [] }
  const ownGroup = chosen.gameMenus.find(({ gameGroupId }) => gameGroupId === group)
  const shownLotteries = ownGroup ? chosen.games.filter(({ gameId }) => ownGroup.games.includes(gameId)) : chosen.games
  return {
    tabs: shownTabs,
    tag: chosen.tag,
    groups:
      chosen.gameMenus.length > 1
        ? [
            { id: allGroups, label: texts.all },
            ...chosen.gameMenus.map(({ gameGroupId: id, displayName: label }) => ({ id, label })),
          ]
        : [],
    group: ownGroup?.gameGroupId ?? allGroups,
    lotteries: sortLotteries(shownLotteries, favourites),
  }
}
