import { useState } from 'react'
import styles from './Heart.module.css'

export interface HeartProps {
  readonly on: boolean
  /**
   * The accessible name, for example `Favourite: Golden Meridian`. Keep it the same on and off: `aria-pressed` carries
   * the state.
   */
  readonly label: string
  readonly onChange: (on: boolean) => void
  /** True while the change is being saved. Ignores further presses. */
  readonly busy?: boolean
  /** `picture` adds a background, so that the heart is visible on any picture. */
  readonly look?: 'plain' | 'picture'
}

/** Renders a toggle button for favourites with a 44 px target. Animates one time when the player turns it on. */
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
