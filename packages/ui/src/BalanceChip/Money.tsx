import styles from './Money.module.css'

export interface MoneyProps {
  /**
   * The formatted amount with its plus or minus sign. The sign is required, because colour must not be the only
   * difference between income and expense.
   */
  readonly text: string
  readonly tone?: 'win' | 'loss' | 'muted'
  readonly size?: 'm' | 'l' | 'hero'
}

/** Renders an amount in digits of equal width, so that the width of the text does not change with each new amount. */
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
 * Returns the value of the attribute `data-length`, by which the style sheet selects the font size of an amount. A
 * `style` attribute with a computed size is not possible, because the content security policy forbids `style`
 * attributes.
 */
function getLengthClass(text: string) {
  if (text.length > 17) return 'wrapping'
  if (text.length > 15) return 'longest'
  return text.length > 11 ? 'long' : undefined
}
