import { useReportFormat } from '@lobby/platform/money'
import { type DayInterval } from '@lobby/platform/calendar'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { ErrorState, Skeleton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { teamMemberQuery } from '../queries/teamMembersQuery.ts'
import { TeamMemberFactList } from './TeamMemberFactList.tsx'
import styles from './MemberSheet.module.css'
import { TeamMemberActions } from './TeamMemberActions.tsx'

export interface MemberSheetProps {
  readonly member: number
  readonly days: DayInterval
  readonly open: boolean
  readonly onClose: () => void
  /** Opens the list of the members directly below this member. */
  readonly onOpenBranch: () => void
}

/**
 * Shows all details of one team member: the account, the figures of the member and of the member's team, the rebate
 * rates, and the actions.
 */
export function MemberSheet({ member, days, open, onClose, onOpenBranch }: MemberSheetProps) {
  const { t } = useReportFormat()
  const failure = useQueryFailureProps()
  const query = useQuery({
    ...teamMemberQuery({ api: useApi(), session: useMemberSession(), member, days }),
    enabled: open,
  })
  const { data, isError } = query
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={data?.member.account ?? t('team.member')}
      closeLabel={t('core.close')}>
      <div className={styles.sheet}>
        {!data && isError && <ErrorState compact title={t('team.member.failed')} {...failure(query)} />}
        {!data && !isError && <MemberSheetSkeleton />}
        {data && (
          <>
            <TeamMemberFactList detail={data} days={days} />
            <TeamMemberActions detail={data} onOpenBranch={onOpenBranch} />
          </>
        )}
      </div>
    </Sheet>
  )
}

const MemberSheetSkeleton = () => (
  <div className={styles.sheet} data-loading>
    <Skeleton shape="line" width="half" />
    <Skeleton shape="block" className={styles.table ?? ''} />
    <Skeleton shape="block" className={styles.ways ?? ''} />
  </div>
)
