import styles from './BrandMark.module.css'

export interface BrandMarkProps {
  readonly src: string
  /** The merchant's name. */
  readonly name: string
  /** The width of the logo file, in pixels. */
  readonly width: number
  readonly height: number
}

/** Renders the merchant's logo 28 px high, whatever the size of the logo file. */
export function BrandMark({ src, name, width, height }: BrandMarkProps) {
  return <img className={styles.mark} src={src} alt={name} width={width} height={height} fetchPriority="high" />
}
