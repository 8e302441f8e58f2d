import type { ReactNode } from 'react'
import { hasRenderableContent } from './hasRenderableContent.ts'
import styles from './Field.module.css'

export interface FieldNoteProps {
  /** The id of this line. The control refers to it by `aria-describedby`. */
  readonly id: string
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

/**
 * Renders the line below a control: its error, or its hint if there is no error. Renders nothing if there is neither an
 * error nor a hint.
 */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  const failed = hasRenderableContent(error)
  if (!failed && !hasRenderableContent(hint)) return null
  return (
    <p id={id} className={failed ? styles.error : styles.hint}>
      {failed ? error : hint}
    </p>
  )
}
