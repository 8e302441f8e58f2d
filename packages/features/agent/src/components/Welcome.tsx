import { useText } from '@lobby/i18n'
import { useMember } from '@lobby/platform/session'
import { Moon, Sun, Sunrise, Sunset } from '@lobby/ui/icons'
import { dayPartOf } from '../model/dayPartOf.ts'
import { useMinute } from '../model/useMinute.ts'
import styles from './Welcome.module.css'

const icons = { morning: Sunrise, earlyAfternoon: Sun, lateAfternoon: Sunset, evening: Moon } as const

/**
 * Greets the agent by the hour of the device, which is the viewer's local time, and by the account name (AGEN-008,
 * AGEN-009).
 */
export function Welcome() {
  const t = useText()
  const { userName } = useMember()
  const part = dayPartOf(new Date(useMinute()).getHours())
  const Icon = icons[part]
  return (
    <div className={styles.welcome}>
      <p className={styles.greeting} data-part={part}>
        <Icon aria-hidden />
        {t(`agent.greeting.${part}`)}
      </p>
      <p className={styles.name}>{userName}</p>
    </div>
  )
}
