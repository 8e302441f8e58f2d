import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { ProgressBar } from '@lobby/ui'
import styles from './StakeProgress.module.css'

export interface StakeProgressProps {
  /** The stakes that the player has placed so far, in minor units. */
  readonly doneMinor: number
  readonly targetMinor: number
}

/** Shows how much of the required stakes the player has placed. */
export function StakeProgress({ doneMinor, targetMinor }: StakeProgressProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  return (
    <div className={styles.progress}>
      <ProgressBar size="m" tone="accent" max={targetMinor} value={doneMinor} label={t('promotions.step.stake')} />
      <p className={styles.line}>
        <span>{t('promotions.progress', { done: formatMinor(doneMinor), all: formatMinor(targetMinor) })}</span>
        {doneMinor < targetMinor && (
          <strong>{t('promotions.progress.left', { left: formatMinor(targetMinor - doneMinor) })}</strong>
        )}
      </p>
    </div>
  )
}
