import styles from './BrandLogo.module.css'

export interface BrandLogoProps {
  readonly src: string
  /** The merchant's name. */
  readonly name: string
  /** The width of the logo file, in pixels. */
  readonly width: number
  readonly height: number
}

/** Renders the merchant's logo 28 px high, whatever the size of the logo file. */
export function BrandLogo({ src, name, width, height }: BrandLogoProps) {
  return <img className={styles.mark} src={src} alt={name} width={width} height={height} fetchPriority="high" />
}
