import { useReportFormat } from '@lobby/platform/money'
import { useFlag } from '@lobby/platform/merchant'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { ChevronRight, UsersRound } from '@lobby/ui/icons'
import styles from './TeamSize.module.css'

/** Shows the size of the team, and links to the members page if the merchant's feature flags switch this page on. */
export function TeamSize({ count }: { readonly count: number }) {
  const { t, number } = useReportFormat()
  const hasMembersPage = useFlag('teamMembers')
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        <UsersRound />
      </span>
      <span className={styles.words}>
        <span className={styles.count}>{number(count)}</span> <span className={styles.label}>{t('team.size')}</span>
      </span>
      {hasMembersPage && (
        <span className={styles.way}>
          {t('team.size.way')}
          <ChevronRight aria-hidden="true" />
        </span>
      )}
    </>
  )
  return hasMembersPage ? (
    <Link className={styles.size} to={agentRoutes.team()}>
      {content}
    </Link>
  ) : (
    <p className={styles.size}>{content}</p>
  )
}
