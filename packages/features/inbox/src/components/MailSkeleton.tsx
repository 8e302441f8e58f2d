import { Skeleton } from '@lobby/ui'
import styles from './MailSkeleton.module.css'

/** The shapes of so many mails, until they are here. */
export function MailSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <div className={styles.list} data-loading>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="block" className={styles.mark ?? ''} />
          <span className={styles.words}>
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" lines={2} width="three-quarters" />
          </span>
        </div>
      ))}
    </div>
  )
}
