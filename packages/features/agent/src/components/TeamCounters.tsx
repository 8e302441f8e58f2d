import { useSay } from '@lobby/platform/figures'
import { CircleUserRound, Dices, LogIn, Radio, UserPlus } from 'lucide-react'
import type { TeamKpi } from '../model/teamKpi.ts'
import styles from './TeamCounters.module.css'

/** How many there are of a team, and how many of them did something in the days that are shown; online is of the last minutes. */
export function TeamCounters({ footer }: Pick<TeamKpi, 'footer'>) {
  const { t, number } = useSay()
  const counters = [
    { id: 'login', label: t('team.counter.login'), count: footer.teamLoginMemberCount, icon: <LogIn /> },
    { id: 'bet', label: t('team.counter.bet'), count: footer.teamBetMemberCount, icon: <Dices /> },
    { id: 'registered', label: t('team.counter.registered'), count: footer.teamRegisterMemberCount, icon: <UserPlus /> },
    { id: 'online', label: t('team.counter.online'), count: footer.teamOnlineCount, icon: footer.teamOnlineCount > 0 ? <Radio /> : <CircleUserRound /> },
  ]
  return (
    <dl className={styles.counters}>
      {counters.map(({ id, label, count, icon }) => (
        <div key={id} className={styles.counter} data-live={(id === 'online' && count > 0) || undefined}>
          <dt>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            {label}
          </dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
