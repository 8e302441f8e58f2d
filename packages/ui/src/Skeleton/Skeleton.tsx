import { cx } from '../cx/cx.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  readonly shape: 'line' | 'block' | 'circle' | 'tile'
  readonly width?: 'quarter' | 'half' | 'three-quarters' | 'full'
  /** For the shape `line`: a paragraph, the last line shorter. */
  readonly lines?: number
  readonly className?: string
}

/** A still shape of what is to come. The page says once that it is loading; the shapes are silent. */
export function Skeleton({ shape, width = 'full', lines = 1, className }: SkeletonProps) {
  const one = (last: boolean, key?: number) => (
    <span
      key={key}
      className={cx(styles.skeleton, className)}
      data-shape={shape}
      data-width={last ? width : 'full'}
      aria-hidden="true"
    />
  )
  if (lines < 2) return one(true)
  return (
    <span className={styles.lines}>{Array.from({ length: lines }, (_, index) => one(index === lines - 1, index))}</span>
  )
}
