import { useText } from '@lobby/i18n'
import { Link, type GameType } from '@lobby/platform/navigation'
import { getButtonClass } from '@lobby/ui'
import { getGameKindPath } from '../model/getGameKindPath.ts'
import { listOtherGameKinds } from '../model/listOtherGameKinds.ts'
import { GameKindIcon } from './GameKindIcon.tsx'
import styles from './OtherGameKinds.module.css'

export interface OtherGameKindsProps {
  /** The kinds of games that the platform has, in the order to show. */
  readonly kinds: readonly GameType[]
  /** The kind of games that the screen already shows, if any. This kind gets no link. */
  readonly currentKind?: string
  /** True to wrap the links onto several lines. By default they form one line that scrolls horizontally. */
  readonly wrap?: boolean
}

/**
 * Links to the other kinds of games: lotteries to the lottery screen, and each other kind to its game list
 * (specification part 2, section 2.9).
 */
export function OtherGameKinds({ kinds, currentKind, wrap = false }: OtherGameKindsProps) {
  const t = useText()
  return (
    <nav aria-label={t('centre.others')}>
      <ul className={styles.row} data-wrap={wrap || undefined}>
        {listOtherGameKinds(kinds, currentKind).map((gameType) => (
          <li key={gameType}>
            <Link to={getGameKindPath(gameType)} className={getButtonClass({ tone: 'plain', size: 's' })}>
              <span className={styles.kind}>
                <GameKindIcon category={gameType} />
                {t(`games.category.${gameType}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
