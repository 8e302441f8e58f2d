import { Page, Spinner } from '@lobby/ui'
import styles from './ScreenSkeleton.module.css'

/** Renders the placeholder of a screen while its chunk loads. */
export function ScreenSkeleton({ label }: { readonly label: string }) {
  return (
    <Page>
      <div className={styles.wait}>
        <Spinner label={label} />
      </div>
    </Page>
  )
}
