import { useState } from 'react'
import styles from './Heart.module.css'

export interface HeartProps {
  readonly on: boolean
  /** What it marks; the same whether on or off, since the state is said apart: `Favourite: Golden Meridian`. */
  readonly label: string
  readonly onChange: (on: boolean) => void
  /** The change is under way: no second press. */
  readonly busy?: boolean
  /** `picture`: on a ground of its own, to be seen on any picture. */
  readonly look?: 'plain' | 'picture'
}

/** Marks a favourite: 44 px to hit, and one pop when the player's own press turns it on. */
export function Heart({ on, label, onChange, busy = false, look = 'plain' }: HeartProps) {
  const [pressed, setPressed] = useState('')
  const toggle = () => {
    setPressed(label)
    onChange(!on)
  }
  return (
    <button
      type="button"
      className={styles.heart}
      data-look={look}
      data-pop={(on && pressed === label) || undefined}
      aria-label={label}
      aria-pressed={on}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : toggle}
    />
  )
}
