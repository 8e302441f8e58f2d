import styles from './Badge.module.css'

export type BadgeKind = 'hot' | 'new' | 'live' | 'vip'

export interface BadgeProps {
  readonly kind: BadgeKind
  readonly text: string
}

/** Renders a short label on a picture: hot, new, live or VIP. */
export function Badge({ kind, text }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {text}
    </span>
  )
}
