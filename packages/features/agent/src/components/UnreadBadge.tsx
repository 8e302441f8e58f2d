import { formatUnread } from '@lobby/platform/account'
import styles from './UnreadBadge.module.css'

/**
 * Shows an unread count on the corner of a link, and nothing for zero. The parent must also give the number to screen
 * readers.
 */
export function UnreadBadge({ count }: { readonly count: number | undefined }) {
  if (!count) return null
  return (
    <span className={styles.unread} aria-hidden="true">
      {formatUnread(count)}
    </span>
  )
}
