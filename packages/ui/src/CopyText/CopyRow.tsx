import { Check, Copy } from '../icons/index.ts'
import { Fragment, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import styles from './CopyRow.module.css'
import { useCopy } from './useCopy.ts'

export interface CopyRowProps {
  /** What the value is: `Account`. */
  readonly name: string
  /** What is shown, and copied. */
  readonly value: string
  /** Of the button, with the name in it: `Copy Account`. */
  readonly label: string
  /** Read out once it is done. */
  readonly doneLabel: string
}

/** A value with its name, and a press that copies it: a line of what is to be typed elsewhere. The value can be selected as well. */
export function CopyRow({ name, value, label, doneLabel }: CopyRowProps) {
  const { done, copy } = useCopy(value)
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{breakable(value)}</span>
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

/** An address breaks where its parts end, not within a word. */
const breakable = (value: string): ReactNode =>
  (value.match(/[^/?&=:]*[/?&=:]?/g) ?? []).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
