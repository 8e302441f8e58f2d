import type { TokenName, ThemeTokens } from '@lobby/merchant/theme'
import styles from './foundations.module.css'

/** Shows colour tokens, each with its name and its value in the current theme. */
export function ColourSwatches({
  names,
  tokens,
}: {
  readonly names: readonly TokenName[]
  readonly tokens: ThemeTokens
}) {
  return (
    <div className={styles.grid}>
      {names.map((name) => (
        <div key={name} className={styles.cell}>
          <div className={styles.sample} style={{ background: `var(--${name})` }} />
          <code>--{name}</code>
          <small>{tokens[name]}</small>
        </div>
      ))}
    </div>
  )
}
