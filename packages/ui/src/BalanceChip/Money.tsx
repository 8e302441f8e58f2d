import styles from './Money.module.css'

export interface MoneyProps {
  /**
   * The formatted amount with its sign. The sign is required, since colour alone must not distinguish income from
   * expense.
   */
  readonly text: string
  readonly tone?: 'win' | 'loss' | 'muted'
  readonly size?: 'm' | 'l' | 'hero'
}

/** Renders an amount in digits of equal width, so that its width does not jump when it changes. */
export function Money({ text, tone, size = 'm' }: MoneyProps) {
  return (
    <span
      className={styles.money}
      data-tone={tone}
      data-size={size}
      data-length={getLengthClass(text)}
      dir="ltr"
      translate="no">
      {text}
    </span>
  )
}

/**
 * Returns the length class of an amount, for the attribute `data-length` that the style sheet reads. A computed `style`
 * attribute is not possible, because the content security policy forbids it.
 */
function getLengthClass(text: string) {
  if (text.length > 17) return 'wrapping'
  if (text.length > 15) return 'longest'
  return text.length > 11 ? 'long' : undefined
}
