import { cx } from '../cx/cx.ts'
import { initialsOf } from './initialsOf.ts'
import styles from './Picture.module.css'

export interface NameTileProps {
  readonly name: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly className?: string
}

const TINTS = 5

/** Initials on a tint that belongs to the name: stands where a picture cannot be had. */
export function NameTile({ name, alt, width, height, className }: NameTileProps) {
  const tint = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TINTS
  const said = alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const)
  const ratio = height / width
  const tall = 100 * ratio
  return (
    <svg
      {...said}
      className={cx(styles.picture, styles.tile, className)}
      data-tint={tint}
      width={width}
      height={height}
      viewBox={`0 0 100 ${tall}`}
      preserveAspectRatio="xMidYMid slice">
      <circle cx="88" cy={tall * 0.06} r="42" />
      <circle cx="88" cy={tall * 0.06} r="26" />
      <circle cx="4" cy={tall} r="34" />
      <text x="50" y={tall / 2} fontSize={27 * Math.min(1, ratio)} textAnchor="middle" dominantBaseline="central">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
