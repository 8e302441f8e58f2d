import styles from './Money.module.css'

export interface MoneyProps {
  /** Formatted, with its sign: colour alone never says whether money came or went. */
  readonly text: string
  readonly tone?: 'win' | 'loss' | 'muted'
  readonly size?: 'm' | 'l' | 'hero'
}

/** An amount in figures of one width, which do not dance when they change. */
export function Money({ text, tone, size = 'm' }: MoneyProps) {
  return (
    <span
      className={styles.money}
      data-tone={tone}
      data-size={size}
      data-length={lengthOf(text)}
      dir="ltr"
      translate="no">
      {text}
    </span>
  )
}

/** How long an amount is, for its stylesheet; an attribute, since static markup may have no style of its own. */
function lengthOf(text: string) {
  if (text.length > 17) return 'wrapping'
  if (text.length > 15) return 'longest'
  return text.length > 11 ? 'long' : undefined
}
