import { formatUnread } from '@lobby/platform/account'
import styles from './Unread.module.css'

/** How many are unread, on the corner of what leads to them; nothing for none. Whoever holds it says the number too, to those who do not see it. */
export function Unread({ count }: { readonly count: number | undefined }) {
  if (!count) return null
  return (
    <span className={styles.unread} aria-hidden="true">
      {formatUnread(count)}
    </span>
  )
}
