import { useState } from 'react'
import styles from './FavouriteToggle.module.css'

export interface FavouriteToggleProps {
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
export function FavouriteToggle({ on, label, onChange, busy = false, look = 'plain' }: FavouriteToggleProps) {
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
