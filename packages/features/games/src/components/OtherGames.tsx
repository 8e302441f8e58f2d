import { useText } from '@lobby/i18n'
import { Link, type GameType } from '@lobby/platform/navigation'
import { buttonClass } from '@lobby/ui'
import { getKindPath } from '../model/getKindPath.ts'
import { listOtherKinds } from '../model/listOtherKinds.ts'
import { KindIcon } from './KindIcon.tsx'
import styles from './OtherGames.module.css'

export interface OtherGamesProps {
  /** The kinds of games that the platform has, in the order to show. */
  readonly kinds: readonly GameType[]
  /** The kind of games that the screen already shows, if any. Gets no link. */
  readonly currentKind?: string
  /** True to wrap the links onto several lines. By default they form one line that scrolls horizontally. */
  readonly wrap?: boolean
}

/**
 * Links to the other kinds of games: to the lottery screen for lotteries, and to the game list for each other kind
 * (specification part 2, section 2.9).
 */
export function OtherGames({ kinds, currentKind, wrap = false }: OtherGamesProps) {
  const t = useText()
  return (
    <nav aria-label={t('centre.others')}>
      <ul className={styles.row} data-wrap={wrap || undefined}>
        {listOtherKinds(kinds, currentKind).map((gameType) => (
          <li key={gameType}>
            <Link to={getKindPath(gameType)} className={buttonClass({ tone: 'plain', size: 's' })}>
              <span className={styles.kind}>
                <KindIcon category={gameType} />
                {t(`games.category.${gameType}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
