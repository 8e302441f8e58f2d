import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { whenCalm } from '../calm/whenCalm.ts'
import styles from './Carousel.module.css'

export interface Slide {
  readonly key: string
  readonly content: ReactNode
}

export interface CarouselProps {
  readonly label: string
  readonly slides: readonly Slide[]
  /** `banner`: one slide and the edge of the next; `cards`: 1.2 slides, 20 px apart. */
  readonly view?: 'banner' | 'cards'
  /** Milliseconds that a slide stands; 0 never moves by itself. */
  readonly interval?: number
  /** For example `2 of 5`; both count from 1. */
  readonly slideLabel: (n: number, of: number) => string
  /** More slides are on their way: their room is kept, so that nothing moves when they come. */
  readonly awaited?: boolean
}

/**
 * Slides side by side that go round. At first they are the browser's own scrolling; once the page is calm they move by themselves and have
 * no end. They wait while the page is hidden, while a finger or a mouse is on them, while the focus is in them, and always where less motion
 * is wanted. One slide stands still.
 */
export function Carousel({
  label,
  slides,
  view = 'banner',
  interval = 5000,
  slideLabel,
  awaited = false,
}: CarouselProps) {
  const box = useRef<HTMLDivElement>(null)
  const count = slides.length
  const many = count > 1
  const keys = slides.map(({ key }) => key).join(' ')
  const [seen, setSeen] = useState({ of: keys, at: 0 })
  const current = seen.of === keys ? seen.at : 0

  // Ends before new slides are painted: they are laid out by the browser again.
  useLayoutEffect(() => {
    if (!many) return
    let gone = false
    let stop: (() => void) | undefined
    const cancel = whenCalm(async () => {
      // Without the code it scrolls, as before.
      const code = await import('./enliven.ts').catch(() => null)
      if (!gone && box.current)
        stop = code?.enliven(box.current, { count, view, interval, onSlide: (at) => setSeen({ of: keys, at }) })
    })
    return () => {
      gone = true
      cancel()
      stop?.()
    }
  }, [many, count, keys, view, interval])

  const slide = ({ key, content }: Slide, index: number, copy: boolean) => (
    <div
      key={copy ? `${key} again` : key}
      className={styles.slide}
      role="group"
      aria-label={slideLabel(index + 1, count)}
      inert={copy}
      aria-hidden={copy || undefined}>
      {content}
    </div>
  )
  return (
    <div className={styles.carousel}>
      <div
        ref={box}
        className={styles.box}
        role="group"
        aria-label={label}
        tabIndex={many ? 0 : undefined}
        data-view={view}
        data-alone={(!many && !awaited) || undefined}>
        <div key={keys} className={styles.track}>
          {slides.map((each, index) => slide(each, index, false))}
          {/* Two are too few to go round. */}
          {count === 2 && slides.map((each, index) => slide(each, index, true))}
        </div>
      </div>
      {(many || awaited) && (
        <div className={styles.dots} aria-hidden="true">
          {many && slides.map(({ key }, index) => <i key={key} data-current={index === current || undefined} />)}
        </div>
      )}
    </div>
  )
}
