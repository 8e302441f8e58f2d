import { useEffect, useRef, useState } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { startPullGesture, MIN_PULL_DISTANCE_PX, type PullGesture } from './pull.ts'
import styles from './PullToRefresh.module.css'

export interface PullToRefreshProps {
  /** The text for screen readers during a refresh, for example `Loading`. */
  readonly label: string
  /**
   * Refetches the page's data. The current content stays visible until the new data arrives. This component does not
   * report a failure; the content must do that.
   */
  readonly onRefresh: () => Promise<unknown>
}

/**
 * Lets the player refresh the page by pulling it down from its top, while this component is mounted. Replaces the pull
 * gesture of the browser, which reloads the whole page and is missing in some installed sites. Pulls are ignored while
 * an overlay is open.
 */
export function PullToRefresh({ label, onRefresh }: PullToRefreshProps) {
  const indicator = useRef<HTMLDivElement>(null)
  const latestOnRefresh = useRef(onRefresh)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    latestOnRefresh.current = onRefresh
  }, [onRefresh])

  useEffect(() => {
    if (busy) return
    let pull: PullGesture | null = null
    const show = (distance: number) => {
      indicator.current?.style.setProperty('--pulled', String(distance / MIN_PULL_DISTANCE_PX))
      indicator.current?.toggleAttribute('data-pulled', distance > 0)
    }
    const start = ({ touches }: TouchEvent) => {
      const [finger] = touches
      const overlay = document.querySelector('[role=dialog], [role=alertdialog]')
      pull =
        finger && touches.length === 1 && window.scrollY <= 0 && !overlay
          ? startPullGesture(finger.clientX, finger.clientY)
          : null
    }
    const move = ({ touches }: TouchEvent) => {
      const [finger] = touches
      if (pull && finger) show(pull.move(finger.clientX, finger.clientY))
    }
    const end = ({ type }: TouchEvent) => {
      const shouldRefresh = type === 'touchend' && pull?.isFarEnough() === true
      pull = null
      show(0)
      if (!shouldRefresh) return
      setBusy(true)
      void latestOnRefresh
        .current()
        .finally(() => setBusy(false))
        .catch(() => undefined)
    }
    const { style } = document.documentElement
    style.overscrollBehaviorY = 'contain'
    const listeners = [
      ['touchstart', start],
      ['touchmove', move],
      ['touchend', end],
      ['touchcancel', end],
    ] as const
    for (const [type, listener] of listeners) window.addEventListener(type, listener, { passive: true })
    return () => {
      style.overscrollBehaviorY = ''
      for (const [type, listener] of listeners) window.removeEventListener(type, listener)
    }
  }, [busy])

  return (
    <div ref={indicator} className={styles.mark} role="status" data-busy={busy || undefined}>
      {busy ? <Spinner label={label} /> : <span className={styles.ring} aria-hidden="true" />}
    </div>
  )
}
