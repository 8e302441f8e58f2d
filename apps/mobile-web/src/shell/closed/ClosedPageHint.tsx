import { InlineNotice } from '@lobby/ui'
import styles from './ClosedPageHint.module.css'

/** Shows a text below the button of a closed page. If the last press of the button failed, shows the error instead. */
export function ClosedPageHint({ text, problem }: { readonly text: string; readonly problem: string | undefined }) {
  return problem === undefined ? (
    <p className={styles.hint}>{text}</p>
  ) : (
    <InlineNotice tone="loss">{problem}</InlineNotice>
  )
}
