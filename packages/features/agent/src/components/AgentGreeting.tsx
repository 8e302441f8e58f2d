import { useText } from '@lobby/i18n'
import { useMemberSession } from '@lobby/platform/session'
import { Moon, Sun, Sunrise, Sunset } from '@lobby/ui/icons'
import { getDayPart } from '../model/getDayPart.ts'
import { usePlatformTimeByMinute } from '../model/usePlatformTimeByMinute.ts'
import styles from './AgentGreeting.module.css'

const icons = { morning: Sunrise, earlyAfternoon: Sun, lateAfternoon: Sunset, evening: Moon } as const

/**
 * Greets the agent with a text that depends on the device's local hour, and with the account name (AGEN-008, AGEN-009).
 */
export function AgentGreeting() {
  const t = useText()
  const { userName } = useMemberSession()
  const part = getDayPart(new Date(usePlatformTimeByMinute()).getHours())
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
