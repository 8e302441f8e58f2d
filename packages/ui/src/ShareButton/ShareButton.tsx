import { Check, Share2 } from '../icons/index.ts'
import { useState } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import styles from './ShareButton.module.css'

export interface ShareButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  readonly label: string
  /** What the button says once it was copied: `Copied: paste it anywhere`. */
  readonly copiedLabel: string
  /** Before the text that is to be selected. */
  readonly selectLabel: string
  /** What is handed on, as one text. */
  readonly text: string
  /** Hands it on, and says what came of it. */
  readonly onShare: () => Promise<'shared' | 'dismissed' | 'copied' | 'refused'>
}

/** Hands something on: the device's sheet, else it is copied and the button says so, else the text stands below, to be selected. */
export function ShareButton({
  label,
  copiedLabel,
  selectLabel,
  text,
  onShare,
  tone = 'brand',
  size = 'l',
}: ShareButtonProps) {
  const [came, setCame] = useState<Awaited<ReturnType<typeof onShare>> | null>(null)
  const copied = came === 'copied'
  return (
    <div className={styles.share}>
      <Button
        tone={tone}
        size={size}
        wide
        icon={copied ? <Check aria-hidden /> : <Share2 aria-hidden />}
        onClick={() => void onShare().then(setCame)}>
        <span aria-live="polite">{copied ? copiedLabel : label}</span>
      </Button>
      {came === 'refused' && (
        <div className={styles.text} role="status">
          <p className={styles.how}>{selectLabel}</p>
          <p className={styles.words}>{text}</p>
        </div>
      )}
    </div>
  )
}
