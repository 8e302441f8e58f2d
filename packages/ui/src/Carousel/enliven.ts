import Swiper from 'swiper'
import { startAutoplay, type Autoplay } from './startAutoplay.ts'

export interface Lively {
  /** How many slides there are; the row may hold each of them twice. */
  readonly count: number
  readonly view: 'banner' | 'cards'
  /** Milliseconds that a slide stands; 0 never moves by itself. */
  readonly interval: number
  /** Called with the index of the slide that came into sight. */
  readonly onSlide: (index: number) => void
}

/** Milliseconds of a slide's way. */
const WAY = 320

/**
 * Lets a row of slides go round: it moves by itself, follows a finger and a mouse, and after the last slide comes the first. It takes over
 * what is seen, where it is seen.
 *
 * @param box Holds the track and nothing else; scrolls until now.
 * @returns the way back
 */
export function enliven(box: HTMLElement, { count, view, interval, onSlide }: Lively): () => void {
  const track = box.firstElementChild as HTMLElement
  const slides = [...track.children] as HTMLElement[]
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0
  const first = Math.round(Math.abs(box.scrollLeft) / ((slides[0]?.offsetWidth ?? 1) + gap))
  const speed = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : WAY)
  track.classList.add('swiper-wrapper')
  for (const slide of slides) slide.classList.add('swiper-slide')
  box.dataset['live'] = ''
  box.scrollLeft = 0

  let play: Autoplay | undefined
  const swiper = new Swiper(box, {
    loop: true,
    slidesPerView: view === 'cards' ? 1.2 : 'auto',
    spaceBetween: gap,
    initialSlide: first % count,
    speed: WAY,
    threshold: 4,
    // A way that was cut short would let it stand for ever.
    loopPreventsSliding: false,
    // It would set out from its first slide once more, a frame after it began. The window's resize is enough.
    resizeObserver: false,
    on: { realIndexChange: ({ realIndex }) => moved(realIndex) },
  })

  // Of a slide that is there twice one is reached and read, the one in sight's round.
  function moved(at: number) {
    onSlide(at % count)
    for (const [index, slide] of slides.entries()) {
      const copy = Math.floor(index / count) !== Math.floor(at / count)
      slide.inert = copy
      slide.ariaHidden = copy ? 'true' : null
    }
    play?.restart()
  }
  if (interval > 0) play = startAutoplay(box, interval, () => swiper.slideNext(speed()))
  moved(swiper.realIndex)

  const left = new AbortController()
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => box.addEventListener(type, listener, { signal: left.signal })
  on('keydown', (event) => {
    const onward = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (onward === undefined) return
    event.preventDefault()
    if (onward === (swiper.rtlTranslate ? -1 : 1)) swiper.slideNext(speed())
    else swiper.slidePrev(speed())
  })
  // Whoever goes on by keyboard sees where: the browser would scroll the box instead.
  on('focusin', ({ target }) => {
    const index = slides.findIndex((slide) => slide !== target && slide.contains(target as Node))
    box.scrollLeft = 0
    if (index < 0 || !(target as HTMLElement).matches(':focus-visible') || index === swiper.realIndex) return
    swiper.slideToLoop(index, 0)
    box.scrollLeft = 0
    ;(target as HTMLElement).focus({ preventScroll: true })
  })
  return () => {
    left.abort()
    play?.stop()
    swiper.destroy()
    delete box.dataset['live']
  }
}
