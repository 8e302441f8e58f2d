import { formatUnreadMailCount } from '@lobby/platform/account'
import styles from './UnreadBadge.module.css'

/**
 * Shows the number of unread messages at the corner of a link; nothing for zero. Screen readers do not see this badge,
 * so the parent must also name the number.
 */
export function UnreadBadge({ count }: { readonly count: number | undefined }) {
  if (!count) return null
  return (
    <span className={styles.unread} aria-hidden="true">
      {formatUnreadMailCount(count)}
    </span>
  )
}
