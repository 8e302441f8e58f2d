import { InlineNotice } from '@lobby/ui'
import styles from './Hint.module.css'

/** Shows a hint below the button, or the error of its last press if there is one. */
export function Hint({ text, problem }: { readonly text: string; readonly problem: string | undefined }) {
  return problem === undefined ? (
    <p className={styles.hint}>{text}</p>
  ) : (
    <InlineNotice tone="loss">{problem}</InlineNotice>
  )
}
