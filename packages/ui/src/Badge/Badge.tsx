import styles from './Badge.module.css'

export type BadgeKind = 'hot' | 'new' | 'live' | 'vip'

export interface BadgeProps {
  readonly kind: BadgeKind
  readonly text: string
}

/** A word on a picture: hot, new, live, vip. */
export function Badge({ kind, text }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {text}
    </span>
  )
}
