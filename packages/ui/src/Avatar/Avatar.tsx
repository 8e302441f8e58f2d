import { Picture } from '../Picture/Picture.tsx'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** The person's name. Without a picture, it determines the initials and their tint. */
  readonly name: string
  /** The path of a picture, and the hosts that may serve it, in the order to try them. */
  readonly picture?: { readonly path: string; readonly hosts: readonly string[] }
  readonly size?: 's' | 'm' | 'l'
  /** Adds a ring in the colour of VIP players. */
  readonly vip?: boolean
  /** Hides the avatar from screen readers, for example because the name is next to it. */
  readonly decorative?: boolean
}

const SIZES_PX = { s: 32, m: 44, l: 72 } as const

/** Renders a person's picture, or initials on a tint that is derived from the name. */
export function Avatar({
  name,
  picture = { path: '', hosts: [] },
  size = 'm',
  vip = false,
  decorative = false,
}: AvatarProps) {
  const side = SIZES_PX[size]
  return (
    <span className={styles.avatar} data-size={size} data-vip={vip || undefined}>
      <Picture {...picture} alt={decorative ? '' : name} name={name} width={side} height={side} />
    </span>
  )
}
