import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useSwipeBackDetector } from './useSwipeBackDetector.ts'

/** The duration of the fade, as in specification part 2, section 9. */
const FADE_DURATION_MS = 300

export interface PageFadeProps {
  /**
   * A string that identifies the page, for example its path. The fade runs when this string changes, and not on the
   * first page.
   */
  readonly page: string
  /** True if the player came to this page through the history (Back or a swipe back), not through a link. */
  readonly fromHistory: boolean
  readonly children: ReactNode
}

/**
 * Fades a new page in. There is no fade after a swipe back of more than 100 px, because the operating system has
 * already animated the swipe, and no fade if the player prefers reduced motion.
 */
export function PageFade({ page, fromHistory, children }: PageFadeProps) {
  const frame = useRef<HTMLDivElement>(null)
  const lastPage = useRef(page)
  const takeSwipe = useSwipeBackDetector()
  useLayoutEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    const skipsFade = (takeSwipe() && fromHistory) || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!skipsFade) frame.current?.animate({ opacity: [0, 1] }, { duration: FADE_DURATION_MS, easing: 'ease-out' })
  }, [page, fromHistory, takeSwipe])
  return <div ref={frame}>{children}</div>
}
