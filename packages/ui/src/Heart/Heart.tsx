import { useState } from 'react'
import styles from './Heart.module.css'

export interface HeartProps {
  readonly on: boolean
  /**
   * The accessible name, for example `Favourite: Golden Meridian`. Pass the same name whether the heart is on or off,
   * because screen readers read the state from `aria-pressed`.
   */
  readonly label: string
  readonly onChange: (on: boolean) => void
  /** True while the change is being saved. The heart ignores further presses then. */
  readonly busy?: boolean
  /** The look. `picture` adds a background, so that the heart is visible on any picture. */
  readonly look?: 'plain' | 'picture'
}

/**
 * Renders a toggle button for favourites with a touch target of 44 px. The heart is animated one time when the player
 * switches it on.
 */
export function Heart({ on, label, onChange, busy = false, look = 'plain' }: HeartProps) {
  const [pressedLabel, setPressedLabel] = useState('')
  const toggle = () => {
    setPressedLabel(label)
    onChange(!on)
  }
  return (
    <button
      type="button"
      className={styles.heart}
      data-look={look}
      data-pop={(on && pressedLabel === label) || undefined}
      aria-label={label}
      aria-pressed={on}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : toggle}
    />
  )
}
