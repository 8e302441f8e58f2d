import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useSwipedBack } from './useSwipedBack.ts'

/** Milliseconds (specification part 2, section 9). */
const FADE = 300

export interface PageFadeProps {
  /** Names the page, for example its path. The fade runs when this changes, never on the first page. */
  readonly page: string
  /** Whether the history led to this page, as Back and a swipe back do, and not a link. */
  readonly fromHistory: boolean
  readonly children: ReactNode
}

/** Fades a new page in. Not after a swipe back of more than 100 px, which the system has animated, nor where less motion is wanted. */
export function PageFade({ page, fromHistory, children }: PageFadeProps) {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  const takeSwipe = useSwipedBack()
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const still = (takeSwipe() && fromHistory) || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!still) frame.current?.animate({ opacity: [0, 1] }, { duration: FADE, easing: 'ease-out' })
  }, [page, fromHistory, takeSwipe])
  return <div ref={frame}>{children}</div>
}
