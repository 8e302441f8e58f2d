import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { centreChild } from './centreChild.ts'
import { useAutoplay } from './useAutoplay.ts'
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
  readonly previousLabel?: string
  readonly nextLabel?: string
  /** For example `2 of 5`; both count from 1. */
  readonly slideLabel: (n: number, of: number) => string
  /** More slides are on their way: their room is kept, so that nothing moves when they come. */
  readonly awaited?: boolean
  /** Called with the index of the slide that came into sight. */
  readonly onSlide?: (index: number) => void
}

/**
 * Slides side by side on the browser's own scrolling. It moves on by itself and starts again after the last one; it waits while the page is
 * hidden, while a finger or a mouse is on it, while the focus is in it, and always where less motion is wanted.
 */
export function Carousel({
  label,
  slides,
  view = 'banner',
  interval = 5000,
  previousLabel,
  nextLabel,
  slideLabel,
  awaited = false,
  onSlide,
}: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const heard = useRef(onSlide)
  useEffect(() => {
    heard.current = onSlide
  })
  const many = slides.length > 1
  const keys = slides.map(({ key }) => key).join(' ')

  useEffect(() => {
    const root = scroller.current
    if (!root || !many) return
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          const index = [...root.children].indexOf(target)
          setCurrent(index)
          heard.current?.(index)
        }
      },
      { root, threshold: 0.7 },
    )
    for (const slide of root.children) seen.observe(slide)
    return () => seen.disconnect()
  }, [many, keys])

  const goTo = (index: number) => {
    if (scroller.current) centreChild(scroller.current, (index + slides.length) % slides.length)
  }
  useAutoplay({ frame, interval: many ? interval : 0, step: current, onDue: () => goTo(current + 1) })

  const arrow = (name: string | undefined, step: 1 | -1) =>
    many &&
    name !== undefined && (
      <button type="button" className={styles.arrow} data-step={step} aria-label={name} onClick={() => goTo(current + step)}>
        {step === 1 ? <ChevronRight /> : <ChevronLeft />}
      </button>
    )
  return (
    <div ref={frame} className={styles.carousel}>
      {arrow(previousLabel, -1)}
      <div
        ref={scroller}
        className={styles.scroller}
        role="group"
        aria-label={label}
        tabIndex={many ? 0 : undefined}
        data-view={view}
        data-alone={(!many && !awaited) || undefined}
      >
        {slides.map(({ key, content }, index) => (
          <div key={key} className={styles.slide} role="group" aria-label={slideLabel(index + 1, slides.length)}>
            {content}
          </div>
        ))}
      </div>
      {arrow(nextLabel, 1)}
      {(many || awaited) && (
        <div className={styles.dots} aria-hidden="true">
          {many && slides.map(({ key }, index) => <i key={key} data-current={index === current || undefined} />)}
        </div>
      )}
    </div>
  )
}
