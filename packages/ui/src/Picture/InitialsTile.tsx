import { cx } from '../cx/cx.ts'
import { getInitials } from './getInitials.ts'
import styles from './Picture.module.css'

export interface InitialsTileProps {
  readonly name: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly className?: string
}

const TINT_COUNT = 5

/**
 * Renders the initials of a name on a tint that is derived from the name. Use it instead of a picture that is missing
 * or failed to load.
 */
export function InitialsTile({ name, alt, width, height, className }: InitialsTileProps) {
  const tint = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TINT_COUNT
  const ariaProps = alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const)
  const ratio = height / width
  const viewHeight = 100 * ratio
  return (
    <svg
      {...ariaProps}
      className={cx(styles.picture, styles.tile, className)}
      data-tint={tint}
      width={width}
      height={height}
      viewBox={`0 0 100 ${viewHeight}`}
      preserveAspectRatio="xMidYMid slice">
      <circle cx="88" cy={viewHeight * 0.06} r="42" />
      <circle cx="88" cy={viewHeight * 0.06} r="26" />
      <circle cx="4" cy={viewHeight} r="34" />
      <text x="50" y={viewHeight / 2} fontSize={27 * Math.min(1, ratio)} textAnchor="middle" dominantBaseline="central">
        {getInitials(name)}
      </text>
    </svg>
  )
}
