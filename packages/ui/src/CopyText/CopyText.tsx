import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import styles from './CopyText.module.css'

export interface CopyTextProps {
  /** What is copied. */
  readonly text: string
  readonly label: string
  /** What the button says once it is done. */
  readonly doneLabel: string
}

/** A press that copies a text. Where a browser does not let it, the text itself is shown, to be selected. */
export function CopyText({ text, label, doneLabel }: CopyTextProps) {
  const [state, setState] = useState<{ readonly text: string; readonly done: boolean } | null>(null)
  const done = state?.text === text ? state.done : null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState({ text, done: true })
    } catch {
      setState({ text, done: false })
    }
  }
  return (
    <div className={styles.copy}>
      <Button wide icon={done ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
        <span aria-live="polite">{done ? doneLabel : label}</span>
      </Button>
      {done === false && <p className={styles.text}>{text}</p>}
    </div>
  )
}
