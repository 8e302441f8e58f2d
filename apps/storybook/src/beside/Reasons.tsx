import styles from './SideBySide.module.css'
import { troubleText, type View } from './Trouble.ts'

export interface ReasonsProps {
  /** Undefined until it is measured. */
  readonly view: View | undefined
  /** Shows where the trouble of that number is. */
  readonly onShow: (at: number) => void
}

const shown = 4

/** Why a view stands where it stands: its troubles, worst first, each of which can be shown in it. */
export function Reasons({ view, onShow }: ReasonsProps) {
  if (!view) return <p className={styles.quiet}>Not measured yet</p>
  if (view.failed) return <p className={styles.bad}>The story fails in this skin: open it alone to see why</p>
  const { troubles, unmeasured } = view
  const more = troubles.length - shown
  return (
    <>
      {troubles.length === 0 && <p className={styles.quiet}>No text to measure</p>}
      <ol className={styles.reasons}>
        {troubles.slice(0, shown).map((trouble, at) => (
          <li key={`${trouble.kind} ${trouble.text} ${at}`}>
            <button type="button" data-kind={trouble.kind} onClick={() => onShow(at)}>
              {troubleText(trouble)}
            </button>
          </li>
        ))}
      </ol>
      {(more > 0 || unmeasured > 0) && (
        <p className={styles.quiet}>
          {[
            more > 0 && `${more} more`,
            unmeasured > 0 && `${unmeasured} not to be measured: over a picture, or out of sight`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </>
  )
}
