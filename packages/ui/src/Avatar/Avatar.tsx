import { Picture } from '../Picture/Picture.tsx'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** The name of the person. If there is no picture, the initials and their tint are derived from the name. */
  readonly name: string
  /** The path of the picture, and the hosts that may serve the picture, in the order in which they are tried. */
  readonly picture?: { readonly path: string; readonly hosts: readonly string[] }
  readonly size?: 's' | 'm' | 'l'
  /** True if the avatar has a ring in the colour of VIP players. */
  readonly vip?: boolean
  /** True if the avatar is hidden from screen readers, for example because the name is next to it. */
  readonly decorative?: boolean
}

const SIZES_PX = { s: 32, m: 44, l: 72 } as const

/** Renders the picture of a person. Without a picture, renders the initials on a tint that is derived from the name. */
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
