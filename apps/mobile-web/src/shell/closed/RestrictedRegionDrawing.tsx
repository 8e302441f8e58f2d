import styles from './drawings.module.css'

/** Renders an illustration: a globe with a pin. The pin has a cross, or with `open` a tick. */
export function RestrictedRegionDrawing({ open = false }: { readonly open?: boolean }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 176" width="240" height="176" aria-hidden="true">
      <ellipse className={styles.glow} cx="120" cy="92" rx="112" ry="80" />
      <path className={styles.spark} d="M28 56v14m-7-7h14M206 118v12m-6-6h12M46 132v8m-4-4h8" />
      <circle className={styles.card} cx="112" cy="96" r="58" />
      <path className={styles.thin} d="M54 96h116M62 68h100M62 124h100" />
      <ellipse className={styles.thin} cx="112" cy="96" rx="26" ry="58" />
      <path className={styles.thin} d="M112 38v116" />
      <path className={styles.route} d="M66 128c10-22 30-22 46-14s34 2 44-20" />
      <circle className={styles.brand} cx="66" cy="128" r="6" />
      <g className={styles.pin}>
        <path className={styles.raised} d="M158 94c-16-19-25-29-25-42a25 25 0 0 1 50 0c0 13-9 23-25 42z" />
        <circle className={styles.brandSoft} cx="158" cy="52" r="15" />
        <path className={styles.bold} d={open ? 'm151 52 5 6 9-11' : 'm152 46 12 12m0-12-12 12'} />
      </g>
    </svg>
  )
}
