import { Card, CardSkeleton, Skeleton } from '@lobby/ui'
import styles from './TeamOverview.module.css'
import { TeamCounters } from './TeamCounters.tsx'
import size from './TeamSize.module.css'

/** Shows a placeholder of the team overview: the sums, the team size, the counters and the chart. */
export function TeamOverviewSkeleton() {
  return (
    <div className={styles.body} data-loading>
      <CardSkeleton figures={4} />
      <div className={size.size} aria-hidden="true">
        <Skeleton shape="circle" className={size.icon ?? ''} />
        <span className={size.words}>
          <Skeleton shape="line" width="quarter" />
          <Skeleton shape="line" width="half" />
        </span>
      </div>
      <Card>
        <TeamCounters footer={undefined} />
      </Card>
      <Card>
        <Skeleton shape="block" className={styles.chart ?? ''} />
      </Card>
    </div>
  )
}
