import { Check, Share2 } from '../icons/index.ts'
import { useState } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import styles from './ShareButton.module.css'

export interface ShareButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  readonly label: string
  /** The text of the button after the text was copied, for example `Copied: paste it anywhere`. */
  readonly copiedLabel: string
  /** The instruction above the text that the player must select and copy. */
  readonly selectLabel: string
  /** The text to select if the device can neither share nor copy: the whole shared content. */
  readonly text: string
  /**
   * Shares the content, or copies it if the device cannot share. Returns the outcome: `refused` means that both failed.
   */
  readonly onShare: () => Promise<'shared' | 'dismissed' | 'copied' | 'refused'>
}

/**
 * Renders a share button. If the device cannot share, `onShare` copies the text, and the button shows `copiedLabel`. If
 * copying fails too, the text appears, so that the player can select it.
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
