import { useSay } from '@lobby/platform/figures'
import { Link } from '@lobby/platform/navigation'
import { ChevronRight } from 'lucide-react'
import type { Here, Step } from '../model/report.ts'
import styles from './Trail.module.css'

export interface TrailProps {
  /** From the first member below the agent down to whose rows these are. */
  readonly steps: readonly Step[]
  readonly here: Here
}

/** The way down a team, each step a link to the figures of that level; none at its top. */
export function Trail({ steps, here: { chosen, to } }: TrailProps) {
  const { t } = useSay()
  if (steps.length === 0) return null
  const { member: _, ...whole } = chosen
  return (
    <nav aria-label={t('reports.team.trail')}>
      <ol className={styles.trail}>
        <li>
          <Link className={styles.step} to={to(whole)}>
            {t('reports.team.all')}
          </Link>
        </li>
        {steps.map(({ memberId, account }, index) => (
          <li key={memberId}>
            <ChevronRight className={styles.between} aria-hidden="true" />
            {index === steps.length - 1 ? (
              <span className={styles.step} aria-current="page">
                {account}
              </span>
            ) : (
              <Link className={styles.step} to={to({ ...whole, member: String(memberId) })}>
                {account}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
