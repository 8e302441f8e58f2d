import type { ReactNode } from 'react'
import { hasContent } from './hasContent.ts'
import styles from './Field.module.css'

export interface FieldNoteProps {
  /** The id that the control's `aria-describedby` refers to. */
  readonly id: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

/** Renders the line below a control: its error, otherwise its hint, otherwise nothing. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  const failed = hasContent(error)
  if (!failed && !hasContent(hint)) return null
  return (
    <p id={id} className={failed ? styles.error : styles.hint}>
      {failed ? error : hint}
    </p>
  )
}
