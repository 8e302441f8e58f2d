import { useText } from '@lobby/i18n'
import { usePauseFramedGame } from '@lobby/platform/ports'
import { useStorage, type SiteStorage } from '@lobby/platform/storage'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { storeResponsibleGamingData, readResponsibleGamingData } from '../model/ownPlay.ts'
import { useDurationFormat } from '../model/useLimitFormat.ts'
import { RealityCheckAmounts, RealityCheckActions } from './RealityCheckAmounts.tsx'
import type { PlayedSinceSignIn } from './playedSinceSignIn.ts'
import type { RealityCheckDialogProps } from './RealityCheckDialog.tsx'
import styles from './ResponsibleGamingElements.module.css'

/** Returns how many reality checks of this session the player has acknowledged. */
function readAcknowledged(storage: Pick<SiteStorage, 'get'>, startedAt: string): number {
  const { startedAt: of, count } = readResponsibleGamingData(storage, 'realityCheck')
  return of === startedAt && typeof count === 'number' && Number.isInteger(count) ? count : 0
}

// The dialog's code loads when the first reality check is due.
const CheckDialog = lazy<ComponentType<RealityCheckDialogProps>>(() =>
  import('./RealityCheckDialog.tsx').then((module) => ({ default: module.RealityCheckDialog })),
)

export interface RealityCheckProps {
  /** The time when the session started. This time also identifies the session. */
  readonly startedAt: string
  /** Minutes since the session started. */
  readonly minutes: number
  /** Minutes between two reality checks. */
  readonly intervalMinutes: number
  /** Fetches the amounts that the player has staked and won so far. Resolves to undefined if the fetch fails. */
  readonly fetchPlayed: () => Promise<PlayedSinceSignIn | undefined>
  /**
   * The bar next to a framed game, or null. The reality check appears in this bar, so that it does not cover a running
   * round.
   */
  readonly frameBar: HTMLElement | null
}

/**
 * Shows a reality check after each interval of a session: the time played, the staked and won amounts, their
 * difference, and three buttons.
 */
export function RealityCheck({ startedAt, minutes, intervalMinutes, fetchPlayed, frameBar }: RealityCheckProps) {
  const t = useText()
  const write = useDurationFormat()
  const storage = useStorage()
  const due = Math.floor(minutes / intervalMinutes)
  const [acknowledged, setAcknowledged] = useState(() => readAcknowledged(storage, startedAt))
  const [check, setCheck] = useState<{ readonly count: number; readonly played: PlayedSinceSignIn | undefined } | null>(
    null,
  )
  const asking = useRef(0)

  const ask = useEffectEvent(async () => {
    if (asking.current >= due) return
    asking.current = due
    const played = await fetchPlayed().catch(() => undefined)
    setCheck({ count: due, played })
  })
  useEffect(() => {
    if (due > acknowledged) void ask()
  }, [due, acknowledged])

  const isDue = check !== null && check.count > acknowledged
  usePauseFramedGame(isDue && frameBar !== null)
  if (!isDue) return null
  const title = t('responsible.check.title', { time: write(minutes) })
  const done = () => {
    storeResponsibleGamingData(storage, 'realityCheck', { startedAt, count: check.count })
    setAcknowledged(check.count)
    setCheck(null)
  }
  if (frameBar) {
    return createPortal(
      <section className={styles.strip} role="status" aria-label={title}>
        <strong>{title}</strong>
        <RealityCheckAmounts played={check.played} />
        <RealityCheckActions onDone={done} size="s" />
      </section>,
      frameBar,
    )
  }
  return (
    <Suspense fallback={null}>
      <CheckDialog title={title} played={check.played} onDone={done} />
    </Suspense>
  )
}
