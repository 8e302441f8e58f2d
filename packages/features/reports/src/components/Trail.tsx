import { useSay } from '@lobby/platform/money'
import { Link } from '@lobby/platform/navigation'
import { Crumbs } from '@lobby/ui'
import type { Here, Step } from '../model/report.ts'
import styles from './Trail.module.css'

export interface TrailProps {
  /** From the first member below the agent down to the member whose rows are shown. */
  readonly steps: readonly Step[]
  readonly here: Here
}

/** The path down a team, as links to the figures of each level. Renders nothing at the top of the team. */
export function Trail({ steps, here: { chosen, to } }: TrailProps) {
  const { t } = useSay()
  if (steps.length === 0) return null
  const { member: _, ...whole } = chosen
  const crumb = (id: string, text: string, path: string) => ({
    id,
    text,
    way: (className: string) => (
      <Link className={className} to={path}>
        {text}
      </Link>
    ),
  })
  return (
    <div className={styles.trail}>
      <Crumbs
        label={t('reports.team.trail')}
        steps={[
          crumb('all', t('reports.team.all'), to(whole)),
          ...steps.map(({ memberId, account }) =>
            crumb(String(memberId), account, to({ ...whole, member: String(memberId) })),
          ),
        ]}
      />
    </div>
  )
}
