import { Picture } from '../Picture/Picture.tsx'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** Whose it is: gives the initials and their tint. */
  readonly name: string
  /** A picture, with the hosts that may have it. */
  readonly picture?: { readonly path: string; readonly hosts: readonly string[] }
  readonly size?: 's' | 'm' | 'l'
  /** A ring of the best players' colour. */
  readonly vip?: boolean
  /** The name stands beside it: it is not said again. */
  readonly silent?: boolean
}

const pixels = { s: 32, m: 44, l: 72 } as const

/** A person: a picture, or initials on a tint that belongs to the name. */
export function Avatar({
  name,
  picture = { path: '', hosts: [] },
  size = 'm',
  vip = false,
  silent = false,
}: AvatarProps) {
  const side = pixels[size]
  return (
    <span className={styles.avatar} data-size={size} data-vip={vip || undefined}>
      <Picture {...picture} alt={silent ? '' : name} name={name} width={side} height={side} />
    </span>
  )
}
