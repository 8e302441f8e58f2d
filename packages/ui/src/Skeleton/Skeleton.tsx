import { cx } from '../cx/cx.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  readonly shape: 'line' | 'block' | 'circle' | 'tile'
  readonly width?: 'quarter' | 'half' | 'three-quarters' | 'full'
  /** The number of lines if the shape is `line`. Only the last line has the given `width`. */
  readonly lines?: number
  readonly className?: string
}

/**
 * Renders a placeholder. It is hidden from screen readers, because the page announces one time that it is loading.
 */
export function Skeleton({ shape, width = 'full', lines = 1, className }: SkeletonProps) {
  const renderLine = (last: boolean, key?: number) => (
    <span
      key={key}
      className={cx(styles.skeleton, className)}
      data-shape={shape}
      data-width={last ? width : 'full'}
      aria-hidden="true"
    />
  )
  if (lines < 2) return renderLine(true)
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => renderLine(index === lines - 1, index))}
    </span>
  )
}
