import styles from './drawings.module.css'

/**
 * Renders an illustration: a slot machine with three reels and a turning gear in the middle reel. With `done`, each
 * reel shows a star.
 */
export function MaintenanceDrawing({ done = false }: { readonly done?: boolean }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 176" width="240" height="176" aria-hidden="true">
      <ellipse className={styles.glow} cx="120" cy="92" rx="112" ry="80" />
      <path className={styles.spark} d="M30 40v14m-7-7h14M208 26v10m-5-5h10M214 128v10m-5-5h10" />
      <rect className={styles.card} x="38" y="42" width="152" height="104" rx="16" />
      <path className={styles.card} d="M190 74h10a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-10" />
      <path className={styles.bold} d="M206 84V56" />
      <circle className={styles.brand} cx="206" cy="50" r="8" />
      {[52, 93, 134].map((x) => (
        <rect key={x} className={styles.raised} x={x} y="58" width="35" height="56" rx="8" />
      ))}
      <path className={styles.thin} d="M52 128h40m10 0h16m10 0h41" />
      {done ? (
        [69.5, 110.5, 151.5].map((x) => <Star key={x} x={x} y={86} />)
      ) : (
        <>
          <Star x={69.5} y={86} faint />
          <g className={styles.gear}>
            <circle className={styles.bold} cx="110.5" cy="86" r="9" />
            {[0, 60, 120, 180, 240, 300].map((turn) => (
              <path key={turn} className={styles.bold} d="M110.5 73.5v-3.5" transform={`rotate(${turn} 110.5 86)`} />
            ))}
          </g>
          <Star x={151.5} y={86} faint />
          <g transform="rotate(38 174 134)">
            <path className={styles.tool} d="M168 118a10 10 0 1 1 12 0v34a6 6 0 0 1-12 0z" />
            <path className={styles.cut} d="M174 96v10" />
          </g>
        </>
      )}
    </svg>
  )
}

interface StarProps {
  readonly x: number
  readonly y: number
  readonly faint?: boolean
}

function Star({ x, y, faint = false }: StarProps) {
  return (
    <path
      className={faint ? styles.faint : styles.brand}
      transform={`translate(${x} ${y})`}
      d="M0-12 3.5-4 12-3.7 5.3 1.8 7.5 10 0 5.4-7.5 10-5.3 1.8-12-3.7-3.5-4z"
    />
  )
}
