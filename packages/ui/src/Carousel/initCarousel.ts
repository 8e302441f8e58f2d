import Swiper from 'swiper'
import { startAutoplay, type CarouselAutoplay } from './startAutoplay.ts'

export interface CarouselOptions {
  /** The number of slides. The row may contain two copies of each slide. */
  readonly count: number
  readonly view: 'banner' | 'cards'
  /** The time between two automatic moves, in milliseconds. With 0 the carousel never moves automatically. */
  readonly interval: number
  /** Called with the index of each slide that becomes the current one. */
  readonly onSlide: (index: number) => void
}

const SLIDE_DURATION_MS = 320

/**
 * Turns a row of slides into a carousel. The carousel moves automatically, follows the finger and the mouse, and loops
 * from the last slide to the first. The slide that is visible when this function is called stays in its place.
 *
 * @param box The scrolling element. The track is its only child.
 * @returns a function that stops the carousel and makes the row an ordinary scroller again
 */
export function initCarousel(box: HTMLElement, { count, view, interval, onSlide }: CarouselOptions): () => void {
  const track = box.firstElementChild as HTMLElement
  const slides = [...track.children] as HTMLElement[]
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0
  const first = Math.round(Math.abs(box.scrollLeft) / ((slides[0]?.offsetWidth ?? 1) + gap))
  const speed = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_DURATION_MS)
  track.classList.add('swiper-wrapper')
  for (const slide of slides) slide.classList.add('swiper-slide')
  box.dataset['live'] = ''
  box.scrollLeft = 0

  let autoplay: CarouselAutoplay | undefined
  const swiper = new Swiper(box, {
    loop: true,
    slidesPerView: view === 'cards' ? 1.2 : 'auto',
    spaceBetween: gap,
    initialSlide: first % count,
    speed: SLIDE_DURATION_MS,
    threshold: 4,
    // If this were `true`, an interrupted move would block all later moves.
    loopPreventsSliding: false,
    // Swiper's resize observer would move the carousel to its first slide one frame after the start. The `resize` event
    // of the window is enough.
    resizeObserver: false,
    on: { realIndexChange: ({ realIndex }) => handleMove(realIndex) },
  })

  // The row may contain all slides twice. Then only the half with the current slide is focusable and visible to screen
  // readers.
  function handleMove(at: number) {
    onSlide(at % count)
    for (const [index, slide] of slides.entries()) {
      const copy = Math.floor(index / count) !== Math.floor(at / count)
      slide.inert = copy
      slide.ariaHidden = copy ? 'true' : null
    }
    autoplay?.restart()
  }
  if (interval > 0) autoplay = startAutoplay(box, interval, () => swiper.slideNext(speed()))
  handleMove(swiper.realIndex)

  const teardown = new AbortController()
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => box.addEventListener(type, listener, { signal: teardown.signal })
  on('keydown', (event) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    if (direction === (swiper.rtlTranslate ? -1 : 1)) swiper.slideNext(speed())
    else swiper.slidePrev(speed())
  })
  // Moves the carousel to the slide that receives the keyboard focus. Without this, the browser would scroll the box.
  on('focusin', ({ target }) => {
    const index = slides.findIndex((slide) => slide !== target && slide.contains(target as Node))
    box.scrollLeft = 0
    if (index < 0 || !(target as HTMLElement).matches(':focus-visible') || index === swiper.realIndex) return
    swiper.slideToLoop(index, 0)
    box.scrollLeft = 0
    ;(target as HTMLElement).focus({ preventScroll: true })
  })
  return () => {
    teardown.abort()
    autoplay?.stop()
    swiper.destroy()
    delete box.dataset['live']
  }
}
