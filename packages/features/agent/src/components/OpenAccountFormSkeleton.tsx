import { Skeleton } from '@lobby/ui'
import styles from './OpenAccountForm.module.css'

/** Shows a placeholder of the form that opens an account. */
export function OpenAccountFormSkeleton() {
  return (
    <div className={styles.form} data-loading aria-hidden="true">
      {[0, 1, 2].map((field) => (
        <div key={field} className={styles.awaited}>
          <Skeleton shape="line" width="quarter" />
          <Skeleton shape="block" className={styles.box ?? ''} />
          <Skeleton shape="line" width="half" />
        </div>
      ))}
      <Skeleton shape="block" className={styles.box ?? ''} />
      <Skeleton shape="block" className={styles.box ?? ''} />
    </div>
  )
}
