import { Check, Copy } from '../icons/index.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import styles from './CopyTextButton.module.css'
import { useCopyToClipboard } from './useCopyToClipboard.ts'

export interface CopyTextButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  /** The text to copy. */
  readonly text: string
  readonly label: string
  /** The text of the button after copying. */
  readonly doneLabel: string
}

/**
 * Renders a button that copies a text. If the browser refuses to copy, the text appears, so that the player can select
 * it.
 */
export function CopyTextButton({ text, label, doneLabel, ...look }: CopyTextButtonProps) {
  const { done, copy } = useCopyToClipboard(text)
  return (
    <div className={styles.copy}>
      <Button {...look} wide icon={done ? <Check aria-hidden /> : <Copy aria-hidden />} onClick={() => void copy()}>
        <span aria-live="polite">{done ? doneLabel : label}</span>
      </Button>
      {done === false && <p className={styles.text}>{text}</p>}
    </div>
  )
}
