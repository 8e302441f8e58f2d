import { useEffect, useRef, useState } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { beginPull, pullDistance, type Pull } from './pull.ts'
import styles from './PullToRefresh.module.css'

export interface PullToRefreshProps {
  /** Said while it refreshes: `Loading`. */
  readonly label: string
  /** Gets what is shown anew; what is there stays until then. A failure is told by what shows it. */
  readonly onRefresh: () => Promise<unknown>
}

/**
 * While it is mounted, the page is refreshed by pulling it down from its top. It takes the place of the browser's own pull, which would load
 * the whole page anew, and which installed sites do not have everywhere. Nothing is pulled below an overlay.
 */
export function PullToRefresh({ label, onRefresh }: PullToRefreshProps) {
  const mark = useRef<HTMLDivElement>(null)
  const refresh = useRef(onRefresh)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    refresh.current = onRefresh
  }, [onRefresh])

  useEffect(() => {
    if (busy) return
    let pull: Pull | null = null
    const show = (distance: number) => {
      mark.current?.style.setProperty('--pulled', String(distance / pullDistance))
      mark.current?.toggleAttribute('data-pulled', distance > 0)
    }
    const start = ({ touches }: TouchEvent) => {
      const [finger] = touches
      const covered = document.querySelector('[role=dialog], [role=alertdialog]')
      pull =
        finger && touches.length === 1 && window.scrollY <= 0 && !covered
          ? beginPull(finger.clientX, finger.clientY)
          : null
    }
    const move = ({ touches }: TouchEvent) => {
      const [finger] = touches
      if (pull && finger) show(pull.move(finger.clientX, finger.clientY))
    }
    const end = ({ type }: TouchEvent) => {
      const released = type === 'touchend' && pull?.far() === true
      pull = null
      show(0)
      if (!released) return
      setBusy(true)
      void refresh
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
    <div ref={mark} className={styles.mark} role="status" data-busy={busy || undefined}>
      {busy ? <Spinner label={label} /> : <span className={styles.ring} aria-hidden="true" />}
    </div>
  )
}
