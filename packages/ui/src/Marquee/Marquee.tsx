import { useRef, type ReactNode } from 'react'
import { useMarquee } from './useMarquee.ts'
import styles from './Marquee.module.css'

export interface MarqueeProps {
  /** One line each, in their order. */
  readonly items: readonly string[]
  /** Shown when there are none. */
  readonly empty: string
  /** What it is, for those who do not see it: `Notices`. */
  readonly label: string
  readonly icon?: ReactNode
  /** The whole row is one press; without it and `renderLink` it is only read. */
  readonly onPress?: () => void
  /** Makes the whole row a link, with the class and content given. */
  readonly renderLink?: (className: string, content: ReactNode) => ReactNode
}

/** A row of short news. It moves only when it is longer than its room, and stands while it is pressed or read. */
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
      {/* Whoever has no pointer stops it, or turns it where nothing moves, by going there. */}
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
  const row = () => {
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
      {row()}
    </div>
  )
}
