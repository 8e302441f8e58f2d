import { Check, X } from '../icons/index.ts'
import styles from './OutcomeIcon.module.css'

export interface OutcomeIconProps {
  /** True if the order succeeded. */
  readonly success: boolean
}

/**
 * Renders a check mark or a cross for a payment order that succeeded or failed. The icon is animated one time, when it
 * appears.
 */
export function OutcomeIcon({ success }: OutcomeIconProps) {
  return (
    <span className={styles.mark} data-good={success || undefined} aria-hidden="true">
      {success ? <Check /> : <X />}
    </span>
  )
}
