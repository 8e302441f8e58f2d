import { Skeleton } from '@lobby/ui'
import styles from './FeedbackSkeleton.module.css'

/** The shapes of the form, until it is known what it asks. */
export function FeedbackSkeleton() {
  return (
    <div className={styles.form} data-loading>
      <Skeleton shape="line" lines={2} width="three-quarters" />
      <Skeleton shape="block" className={styles.kinds ?? ''} />
      <Skeleton shape="block" className={styles.text ?? ''} />
      <Skeleton shape="block" className={styles.send ?? ''} />
    </div>
  )
}
