import type { ContrastFailure } from '@lobby/merchant/theme'
import styles from './lab.module.css'

export interface ContrastCheckResultProps {
  readonly failures: readonly ContrastFailure[]
  readonly onApplyColour: (key: ContrastFailure['key'], colour: string) => void
}

function formatReason({ key, given, pair }: ContrastFailure): string {
  if (!pair) return `${key} ${given} does not fit the mode`
  const reached = (Math.floor(pair.ratio * 100) / 100).toFixed(2)
  return `${key} ${given}: ${pair.foreground} on ${pair.background} reaches ${reached} of ${pair.wanted}`
}

/**
 * Shows the result of the theme's contrast checks. For each failure, offers the nearest colour that passes the check.
 */
export function ContrastCheckResult({ failures, onApplyColour }: ContrastCheckResultProps) {
  const passes = failures.length === 0
  return (
    <div className={styles.verdict} role="status" data-passes={passes}>
      <strong>
        {passes ? 'Valid: every pair of colours is readable' : `Not valid. Colours to change: ${failures.length}`}
      </strong>
      <ul>
        {failures.map((failure) => (
          <li key={failure.key}>
            {formatReason(failure)}
            {failure.nearest === null ? (
              '. No lightness of this hue passes: choose another colour.'
            ) : (
              <button type="button" onClick={() => onApplyColour(failure.key, failure.nearest ?? failure.given)}>
                <span className={styles.swatch} style={{ background: failure.nearest }} aria-hidden="true" /> Take{' '}
                {failure.nearest}, the nearest colour that passes
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
