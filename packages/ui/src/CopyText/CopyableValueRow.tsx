import { Check, Copy } from '../icons/index.ts'
import { Fragment, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './CopyableValueRow.module.css'
import { useCopyToClipboard } from './useCopyToClipboard.ts'

export interface CopyableValueRowProps {
  /** The label of the value, for example `Account`. */
  readonly name: string
  /** The displayed value, which a press copies. */
  readonly value: string
  /** The accessible name of the button, for example `Copy Account`. */
  readonly label: string
  /** The text that screen readers announce after copying. */
  readonly doneLabel: string
}

/**
 * Renders a labelled value with a button that copies it, for values that the player needs in another app. The player
 * can also select the value.
 */
export function CopyableValueRow({ name, value, label, doneLabel }: CopyableValueRowProps) {
  const { done, copy } = useCopyToClipboard(value)
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{addLineBreaks(value)}</span>
      </span>
      <IconButton label={label} onClick={() => void copy()}>
        {done ? <Check /> : <Copy />}
      </IconButton>
      <span className="visually-hidden" role="status">
        {done ? doneLabel : ''}
      </span>
    </div>
  )
}

/** Adds line-break opportunities after the separators of a URL, so that the URL does not break within a word. */
const addLineBreaks = (value: string): ReactNode =>
  (value.match(/[^/?&=:]*[/?&=:]?/g) ?? []).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
