import { useText } from '@lobby/i18n'
import { Link, type GameType } from '@lobby/platform/navigation'
import { buttonClass } from '@lobby/ui'
import { getKindPath } from '../model/getKindPath.ts'
import { listOtherKinds } from '../model/listOtherKinds.ts'
import { KindIcon } from './KindIcon.tsx'
import styles from './OtherGames.module.css'

export interface OtherGamesProps {
  /** The kinds that the platform has, in the order of the list. */
  readonly kinds: readonly GameType[]
  /** The kind that the screen already shows, if any. */
  readonly currentKind?: string
  /** Wraps onto several lines. Otherwise the list is one line that scrolls across the full width of the page. */
  readonly wrap?: boolean
}

/** Links to the lottery screen and to the game lists of the other kinds (specification part 2, section 2.9). */
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
