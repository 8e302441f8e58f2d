import { Check, Copy } from '../icons/index.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import styles from './CopyText.module.css'
import { useCopy } from './useCopy.ts'

export interface CopyTextProps extends Pick<ButtonProps, 'tone' | 'size'> {
  /** What is copied. */
  readonly text: string
  readonly label: string
  /** What the button says once it is done. */
  readonly doneLabel: string
}

/** A press that copies a text. Where a browser does not let it, the text itself is shown, to be selected. */
export function CopyText({ text, label, doneLabel, ...look }: CopyTextProps) {
  const { done, copy } = useCopy(text)
  return (
    <div className={styles.copy}>
      <Button {...look} wide icon={done ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
        <span aria-live="polite">{done ? doneLabel : label}</span>
      </Button>
      {done === false && <p className={styles.text}>{text}</p>}
    </div>
  )
}
