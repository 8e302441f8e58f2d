import { useText } from '@lobby/i18n'
import { responsibleGamingQuery } from '@lobby/platform/account'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { CardSkeleton, ErrorState, Skeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { BreakNotice } from './BreakNotice.tsx'
import { BreakOptions } from './BreakOptions.tsx'
import { LimitsAndBreaksHistory } from './LimitsAndBreaksHistory.tsx'
import { LimitList } from './LimitList.tsx'
import styles from './LimitsAndBreaksSection.module.css'

/**
 * Shows the limits and breaks that a member has set, and the history of their changes. Works only inside
 * `<MembersOnly>`.
 */
export function LimitsAndBreaksSection() {
  const t = useText()
  const failure = useQueryFailureProps()
  const asked = useQuery(responsibleGamingQuery(useApi(), useMemberSession()))
  const { data, error } = asked
  if (!data && error) return <ErrorState title={t('responsible.failed')} {...failure(asked)} />
  if (!data) {
    return (
      <div className={styles.awaited} aria-busy="true">
        <Skeleton shape="line" width="half" />
        {[1, 2].map((card) => (
          <CardSkeleton key={card} rows={3} />
        ))}
      </div>
    )
  }
  return (
    <>
      {data.break && <BreakNotice of={data.break} />}
      <LimitList state={data} />
      <BreakOptions state={data} />
      <LimitsAndBreaksHistory state={data} />
    </>
  )
}
