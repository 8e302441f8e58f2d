import styles from './AddToHomeStepPicture.module.css'

/**
 * The pictures: a browser bar with the share button, the list row "add to home screen", an app icon, the browser's
 * menu, and the address bar.
 */
export type AddToHomeStepKind = 'share' | 'add' | 'icon' | 'menu' | 'address'

/**
 * Draws the part of a phone's screen where the player has to press. Decorative, because the text next to it describes
 * the step.
 */
export function AddToHomeStepPicture({ of }: { readonly of: AddToHomeStepKind }) {
  return (
    <svg className={styles.picture} viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      <rect className={styles.screen} x="1" y="1" width="94" height="70" rx="10" />
      {drawings[of]}
    </svg>
  )
}

const lines = (
  <>
    <rect className={styles.line} x="12" y="12" width="52" height="5" rx="2.5" />
    <rect className={styles.line} x="12" y="23" width="38" height="5" rx="2.5" />
  </>
)

const drawings = {
  share: (
    <>
      {lines}
      <path className={styles.bar} d="M1 46h94v15a10 10 0 0 1-10 10H11A10 10 0 0 1 1 61z" />
      <circle className={styles.glow} cx="48" cy="58" r="15" />
      <path className={styles.stroke} d="M48 62V50m-4 3.5 4-4 4 4M44.5 56H42v9h12v-9h-2.5" />
      <circle className={styles.dot} cx="16" cy="58" r="2.5" />
      <circle className={styles.dot} cx="80" cy="58" r="2.5" />
    </>
  ),
  add: (
    <>
      <rect className={styles.bar} x="9" y="8" width="78" height="15" rx="4" />
      <rect className={styles.line} x="16" y="13" width="34" height="5" rx="2.5" />
      <rect className={styles.glow} x="6" y="27" width="84" height="20" rx="6" />
      <rect className={styles.mark} x="14" y="34.5" width="42" height="5" rx="2.5" />
      <path
        className={styles.stroke}
        d="M72 32h8a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zm4 2.5v5M73.500 37h5"
      />
      <rect className={styles.bar} x="9" y="51" width="78" height="15" rx="4" />
      <rect className={styles.line} x="16" y="56" width="26" height="5" rx="2.5" />
    </>
  ),
  icon: (
    <>
      {[14, 41, 68].flatMap((x) =>
        [12, 42].map((y) => (
          <rect key={`${x} ${y}`} className={styles.bar} x={x} y={y} width="16" height="16" rx="4.5" />
        )),
      )}
      <rect className={styles.glow} x="36" y="37" width="26" height="26" rx="8" />
      <rect className={styles.app} x="41" y="42" width="16" height="16" rx="4.5" />
    </>
  ),
  menu: (
    <>
      <path className={styles.bar} d="M1 11A10 10 0 0 1 11 1h74a10 10 0 0 1 10 10v13H1z" />
      <rect className={styles.line} x="12" y="10" width="50" height="6" rx="3" />
      <circle className={styles.glow} cx="80" cy="13" r="13" />
      <circle className={styles.app} cx="80" cy="7.5" r="1.9" />
      <circle className={styles.app} cx="80" cy="13" r="1.9" />
      <circle className={styles.app} cx="80" cy="18.5" r="1.9" />
      <rect className={styles.line} x="12" y="36" width="64" height="5" rx="2.5" />
      <rect className={styles.line} x="12" y="47" width="44" height="5" rx="2.5" />
    </>
  ),
  address: (
    <>
      {lines}
      <rect className={styles.glow} x="6" y="40" width="84" height="24" rx="8" />
      <rect className={styles.screen} x="11" y="45" width="74" height="14" rx="7" />
      <circle className={styles.ring} cx="20" cy="52" r="3.5" />
      <rect className={styles.mark} x="29" y="49.5" width="46" height="5" rx="2.5" />
    </>
  ),
} satisfies Readonly<Record<AddToHomeStepKind, unknown>>
