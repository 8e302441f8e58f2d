import { InlineNotice } from '@lobby/ui'
import styles from './Hint.module.css'

/** What helps beside the way on, or why that failed. */
export function Hint({ text, problem }: { readonly text: string; readonly problem: string | undefined }) {
  return problem === undefined ? (
    <p className={styles.hint}>{text}</p>
  ) : (
    <InlineNotice tone="loss">{problem}</InlineNotice>
  )
}
