import { useRef, type ReactNode } from 'react'
import { useMarquee } from './useMarquee.ts'
import styles from './Marquee.module.css'

export interface MarqueeProps {
  /** The messages, in order. */
  readonly items: readonly string[]
  /** The text when there are no messages. */
  readonly empty: string
  /** The visually hidden prefix for screen readers, for example `Notices`. */
  readonly label: string
  readonly icon?: ReactNode
  /** Makes the whole row a button. Without it and `renderLink` the row is plain text. */
  readonly onPress?: () => void
  /** Makes the whole row a link, rendered with the given class and content. */
  readonly renderLink?: (className: string, content: ReactNode) => ReactNode
}

/**
 * Renders a row of short messages. It scrolls only when it is wider than its box, and pauses while it is pressed,
 * hovered or focused.
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
      {/* Focusable, so that keyboard users can pause the animation, or scroll the text when nothing moves. */}
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
