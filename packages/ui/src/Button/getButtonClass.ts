import { cx } from '../cx/cx.ts'
import styles from './Button.module.css'

export interface ButtonAppearance {
  /**
   * The importance of the action: `brand` for the main action of a screen, `plain` for a second action, `quiet` for a
   * third one, `danger` for an action that cannot be undone.
   */
  readonly tone?: 'brand' | 'plain' | 'quiet' | 'danger'
  readonly size?: 's' | 'm' | 'l'
  /** True if the button is as wide as its container. */
  readonly wide?: boolean
}

/** Returns the class names of a button, for links that look like one. */
export function getButtonClass({ tone = 'plain', size = 'm', wide = false }: ButtonAppearance = {}): string {
  return cx(styles.button, styles[tone], styles[size], wide && styles.wide)
}
