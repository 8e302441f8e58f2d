import { useRef, type ReactNode } from 'react'
import { useMarquee } from './useMarquee.ts'
import styles from './Marquee.module.css'

export interface MarqueeProps {
  /** The messages, in the order in which they are shown. */
  readonly items: readonly string[]
  /** The text that is shown if there are no messages. */
  readonly empty: string
  /** A text before the messages that only screen readers read, for example `Notices`. */
  readonly label: string
  readonly icon?: ReactNode
  /**
   * Called on a press on the row. If it is set, the whole row is a button. Without `onPress` and `renderLink` the row
   * is plain text.
   */
  readonly onPress?: () => void
  /** Renders a link with the given class and content. If it is set, the whole row is this link. */
  readonly renderLink?: (className: string, content: ReactNode) => ReactNode
}

/**
 * Renders a row of short messages. The text moves only if it is wider than its box, and pauses while the row is
 * pressed, hovered or focused.
 */
export function Marquee({ items, empty, label, icon, onPress, renderLink }: MarqueeProps) {
  const box = useRef<HTMLSpanElement>(null)
  const track = useRef<HTMLSpanElement>(null)
  const copy = useRef<HTMLSpanElement>(null)
  const moves = useMarquee({ box, track, copy })
  const texts = items.length > 0 ? items : [empty]
  const lines = texts.map((text, index) => (
    <span key={`${index} ${text}`} className={styles.line}>
      {text}
    </span>
  ))
  const content = (
    <>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="visually-hidden">{`${label}: `}</span>
      {/* The text is focusable, so that keyboard users can pause its animation, or scroll the text if it is not
          animated. */}
      <span
        ref={box}
        className={styles.box}
        data-moves={moves || undefined}
        title={onPress || renderLink ? texts.join(' · ') : undefined}
        tabIndex={onPress || renderLink || items.length === 0 ? undefined : 0}>
        <span ref={track} className={styles.track}>
          <span ref={copy} className={styles.copy}>
            {lines}
          </span>
          {moves && (
            <span className={styles.copy} aria-hidden="true">
              {lines}
            </span>
          )}
        </span>
      </span>
    </>
  )
  const renderRow = () => {
    if (renderLink) return renderLink(styles.row ?? '', content)
    if (!onPress) return <p className={styles.row}>{content}</p>
    return (
      <button type="button" className={styles.row} onClick={onPress}>
        {content}
      </button>
    )
  }
  return (
    <div className={styles.marquee} data-marquee="" data-empty={items.length === 0 || undefined}>
      {renderRow()}
    </div>
  )
}
