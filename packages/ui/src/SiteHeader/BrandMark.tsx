import styles from './BrandMark.module.css'

export interface BrandMarkProps {
  readonly src: string
  /** The merchant's name. */
  readonly name: string
  /** Of the file; shown 28 px high. */
  readonly width: number
  readonly height: number
}

/** The merchant's logo, 28 px high whatever its file's size. */
export function BrandMark({ src, name, width, height }: BrandMarkProps) {
  return <img className={styles.mark} src={src} alt={name} width={width} height={height} fetchPriority="high" />
}
