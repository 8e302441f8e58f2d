import { Page, Spinner } from '@lobby/ui'
import styles from './ScreenSkeleton.module.css'

/** A screen whose chunk is on its way. */
export function ScreenSkeleton({ label }: { readonly label: string }) {
  return (
    <Page>
      <div className={styles.wait}>
        <Spinner label={label} />
      </div>
    </Page>
  )
}
