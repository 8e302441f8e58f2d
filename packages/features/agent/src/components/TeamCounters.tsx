import { useLanguageFormat, useText } from '@lobby/i18n'
import { Skeleton } from '@lobby/ui'
import type { TeamKpi } from '../model/teamKpi.ts'
import styles from './TeamCounters.module.css'

const counters = [
  ['login', 'teamLoginMemberCount'],
  ['bet', 'teamBetMemberCount'],
  ['registered', 'teamRegisterMemberCount'],
  ['online', 'teamOnlineCount'],
] as const

/**
 * Shows how many team members signed in, bet and joined in the chosen days, and how many are online now (within the
 * last minutes).
 * @param footer - the counters in the platform's response; undefined while they load
 */
export function TeamCounters({ footer }: { readonly footer: TeamKpi['footer'] | undefined }) {
  const t = useText()
  const { number } = useLanguageFormat()
  return (
    <dl className={styles.counters} aria-busy={!footer}>
      {counters.map(([id, field]) => (
        <div
          key={id}
          className={styles.counter}
          data-live={(id === 'online' && footer && footer[field] > 0) || undefined}>
          <dt className={styles.what}>{t(`agent.counter.${id}`)}</dt>
          <dd className={styles.count}>
            {footer ? number(footer[field]) : <Skeleton shape="line" width="half" className={styles.wait ?? ''} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
