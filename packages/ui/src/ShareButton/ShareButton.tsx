import { Check, Share2 } from '../icons/index.ts'
import { useState } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import styles from './ShareButton.module.css'

export interface ShareButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  readonly label: string
  /** The text of the button after copying, for example `Copied: paste it anywhere`. */
  readonly copiedLabel: string
  /** The instruction above the text that the player must select and copy. */
  readonly selectLabel: string
  /** The whole shared content as one text. */
  readonly text: string
  /** Shares the content and returns the outcome. */
  readonly onShare: () => Promise<'shared' | 'dismissed' | 'copied' | 'refused'>
}

/**
 * Renders a share button. If the device cannot share, the content is copied and the button says so; if that fails, the
 * text is shown to select.
 */
export function ShareButton({
  label,
  copiedLabel,
  selectLabel,
  text,
  onShare,
  tone = 'brand',
  size = 'l',
}: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof onShare>> | null>(null)
  const isCopied = outcome === 'copied'
  return (
    <div className={styles.share}>
      <Button
        tone={tone}
        size={size}
        wide
        icon={isCopied ? <Check aria-hidden /> : <Share2 aria-hidden />}
        onClick={() => void onShare().then(setOutcome)}>
        <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
      </Button>
      {outcome === 'refused' && (
        <div className={styles.text} role="status">
          <p className={styles.how}>{selectLabel}</p>
          <p className={styles.words}>{text}</p>
        </div>
      )}
    </div>
  )
}
