import styles from './StateDrawing.module.css'

export interface StateDrawingProps {
  /**
   * The state that the drawing illustrates. `empty`: no content yet. `search`: nothing found. `favourites`: no
   * favourites yet. `offline`: no connection. `broken`: an error.
   */
  readonly kind: 'empty' | 'search' | 'favourites' | 'offline' | 'broken'
}

const figures = {
  empty: (
    <>
      <path className={styles.card} d="M38 40h44l8 34v20a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V74z" />
      <path
        className={styles.raised}
        d="M30 74h17c2 0 3 1 4 3 2 4 5 6 9 6s7-2 9-6c1-2 2-3 4-3h17v20a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z"
      />
      <path className={styles.stroke} d="M60 30V16M44 32l-6-10M76 32l6-10" />
    </>
  ),
  search: (
    <>
      <rect className={styles.card} x="24" y="26" width="40" height="54" rx="6" />
      <path className={styles.line} d="M33 40h22M33 51h15" />
      <circle className={styles.raised} cx="70" cy="66" r="22" />
      <circle className={styles.stroke} cx="70" cy="66" r="22" />
      <path className={styles.stroke} d="m86 82 14 14" />
      <path className={styles.line} d="M62 66h16" />
    </>
  ),
  favourites: (
    <>
      <rect className={styles.card} x="22" y="36" width="32" height="44" rx="5" transform="rotate(-9 38 58)" />
      <rect className={styles.card} x="66" y="36" width="32" height="44" rx="5" transform="rotate(9 82 58)" />
      <rect className={styles.raised} x="40" y="28" width="40" height="56" rx="6" />
      <path className={styles.stroke} d="M60 68 48.5 56.5a7.5 7.5 0 0 1 11.5-9.5 7.5 7.5 0 0 1 11.5 9.5z" />
      <path className={styles.stroke} d="M60 18V8M44 20l-5-8M76 20l5-8" />
    </>
  ),
  offline: (
    <>
      <path className={styles.card} d="M36 86a18 18 0 0 1-2-36 27 27 0 0 1 52-2 19 19 0 0 1 0 38z" />
      <path className={styles.line} d="M46 66a20 20 0 0 1 28 0M53 74a10 10 0 0 1 14 0" />
      <path className={styles.stroke} d="m32 26 60 72" />
    </>
  ),
  broken: (
    <>
      <path className={styles.card} d="M26 38a6 6 0 0 1 6-6h32l-8 18 12 10-8 34H32a6 6 0 0 1-6-6z" />
      <path className={styles.raised} d="M73 32h15a6 6 0 0 1 6 6v50a6 6 0 0 1-6 6H69l8-34-12-10z" />
      <path className={styles.stroke} d="m66 16-4 8M82 14l-2 8M94 22l-6 6" />
      <path className={styles.line} d="M36 46h12M36 58h16" />
    </>
  ),
} as const

/** Renders the shapes of a drawing on a round background. */
export function StateDrawingShapes({ kind }: StateDrawingProps) {
  return (
    <g className={styles.figure}>
      <circle className={styles.glow} cx="60" cy="60" r="50" />
      {figures[kind]}
    </g>
  )
}
