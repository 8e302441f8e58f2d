import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { runWhenPageIsIdle } from '../runWhenPageIsIdle/runWhenPageIsIdle.ts'
import styles from './Carousel.module.css'

export interface CarouselSlide {
  readonly key: string
  readonly content: ReactNode
}

export interface CarouselProps {
  readonly label: string
  readonly slides: readonly CarouselSlide[]
  /** The layout. `banner` shows one slide and the edge of the next slide. `cards` shows 1.2 slides, 20 px apart. */
  readonly view?: 'banner' | 'cards'
  /** The time between two automatic moves, in milliseconds. With 0 the carousel never moves automatically. */
  readonly interval?: number
  /**
   * Returns the accessible name of a slide, for example `2 of 5`. `n` is the number of the slide, counted from 1. `of`
   * is the number of slides.
   */
  readonly slideLabel: (n: number, of: number) => string
  /**
   * True if more slides are loading. The carousel then reserves the height of its dots, so that the layout does not
   * shift when the other slides appear.
   */
  readonly loading?: boolean
}

/**
 * Renders slides in an endless row. At first the row is an ordinary scroller. When the page is idle, the component
 * loads the code that moves the slides automatically and loops them. A single slide does not move.
 */
export function Carousel({
  label,
  slides,
  view = 'banner',
  interval = 5000,
  slideLabel,
  loading = false,
}: CarouselProps) {
  const box = useRef<HTMLDivElement>(null)
  const count = slides.length
  const many = count > 1
  const keys = slides.map(({ key }) => key).join(' ')
  const [position, setPosition] = useState({ of: keys, at: 0 })
  const current = position.of === keys ? position.at : 0

  // The clean-up removes the positions that the script has set. This is a layout effect, so that the clean-up runs
  // before new slides are painted.
  useLayoutEffect(() => {
    if (!many) return
    let isUnmounted = false
    let stop: (() => void) | undefined
    const cancel = runWhenPageIsIdle(async () => {
      // If the code of the carousel fails to load, the row stays an ordinary scroller.
      const code = await import('./initCarousel.ts').catch(() => null)
      if (!isUnmounted && box.current)
        stop = code?.initCarousel(box.current, {
          count,
          view,
          interval,
          onSlide: (at) => setPosition({ of: keys, at }),
        })
    })
    return () => {
      isUnmounted = true
      cancel()
      stop?.()
    }
  }, [many, count, keys, view, interval])

  const renderSlide = ({ key, content }: CarouselSlide, index: number, copy: boolean) => (
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
        data-alone={(!many && !loading) || undefined}>
        <div key={keys} className={styles.track}>
          {slides.map((each, index) => renderSlide(each, index, false))}
          {/* If there are only two slides, renders a copy of each slide, because the loop needs more than two slides. */}
          {count === 2 && slides.map((each, index) => renderSlide(each, index, true))}
        </div>
      </div>
      {(many || loading) && (
        <div className={styles.dots} aria-hidden="true">
          {many && slides.map(({ key }, index) => <i key={key} data-current={index === current || undefined} />)}
        </div>
      )}
    </div>
  )
}
