import { useLanguage, useText } from '@lobby/i18n'
import { Link } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { gameRoutes, routes } from '@lobby/platform/routes'
import { buttonClass } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { kinds } from '../model/kinds.ts'
import { vendorListQuery } from '../queries/vendorList.ts'
import { KindIcon } from './KindIcon.tsx'
import styles from './OtherGames.module.css'

/**
 * Every other kind of games, one press away: the lotteries' own screen, else the list of the kind (specification part 2, section 2.9). The
 * electronic lottery is none of them (C11).
 */
export function OtherGames() {
  const t = useText()
  const { language } = useLanguage()
  const known = useQuery(vendorListQuery(useApi(), language)).data?.sorting.map(({ gameCategory }) => gameCategory)
  const others = (known ?? kinds).filter((kind) => kind !== 'ELOTTO')
  return (
    <nav aria-label={t('centre.others')}>
      <ul className={styles.row}>
        {others.map((gameType) => (
          <li key={gameType}>
            <Link to={gameType === 'LOTT' ? gameRoutes.lottery() : routes.gameList({ gameType })} className={buttonClass({ tone: 'plain', size: 's' })}>
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
