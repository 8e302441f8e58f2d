import type { ResponseValueOf } from '@lobby/api'
import type { TranslateText } from '@lobby/i18n'
import type { GameListFilters } from '@lobby/platform/navigation'

export interface GameListCategory {
  readonly id: string
  readonly label: string
  /** The filters to change when the player chooses this category. */
  readonly addressChange: Pick<GameListFilters, 'category' | 'classification'>
}

export type GameListClassification = ResponseValueOf<'gameTypes'>['content'][number]

/**
 * Returns the list categories of a game list (specification part 2, section 2.7): all, new (for slots only),
 * favourites, hot, and the platform's classifications if there is more than one.
 */
export function listGameListCategories(
  gameType: GameListFilters['gameType'],
  classifications: readonly GameListClassification[],
  t: TranslateText,
): GameListCategory[] {
  const plain = (category: GameListFilters['category'], label: string) => ({
    id: category,
    label,
    addressChange: { category, classification: '' },
  })
  return [
    plain('ALL', t('games.list.all')),
    ...(gameType === 'RNG' ? [plain('NEW', t('games.list.new'))] : []),
    plain('FAV', t('games.list.favourites')),
    plain('HOT', t('games.list.hot')),
    ...(classifications.length > 1
      ? classifications.map(({ code, name }) => ({
          id: `class-${code}`,
          label: name,
          addressChange: { category: 'ALL', classification: code } as const,
        }))
      : []),
  ]
}

/** Returns the id of the list category that the filters of a URL select. */
export const getGameListCategoryId = ({ category, classification }: GameListFilters) =>
  classification ? `class-${classification}` : category
