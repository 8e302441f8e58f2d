import { cx } from '../cx/cx.ts'
import styles from './Button.module.css'

export interface ButtonLook {
  /** `brand` is the one action of a screen; `plain` a second one; `quiet` a third; `danger` what cannot be taken back. */
  readonly tone?: 'brand' | 'plain' | 'quiet' | 'danger'
  readonly size?: 's' | 'm' | 'l'
  /** As wide as its container. */
  readonly wide?: boolean
}

/** The class of a button, for links that look like one. */
export function buttonClass({ tone = 'plain', size = 'm', wide = false }: ButtonLook = {}): string {
  return cx(styles.button, styles[tone], styles[size], wide && styles.wide)
}
