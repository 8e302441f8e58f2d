import { useText } from '@lobby/i18n'
import { useHoldFrame } from '@lobby/platform/ports'
import { useStorage, type SiteStorage } from '@lobby/platform/storage'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { keepPart, readPart } from '../model/ownPlay.ts'
import { useMinutes } from '../model/useAmounts.ts'
import { CheckFacts, CheckWays } from './CheckFacts.tsx'
import type { Played } from './played.ts'
import type { CheckDialogProps } from './CheckDialog.tsx'
import styles from './ResponsibleHost.module.css'

/** The number of reality checks shown in a session, in intervals of the market since the sign-in. */
function readTold(storage: Pick<SiteStorage, 'get'>, startedAt: string): number {
  const { startedAt: of, count } = readPart(storage, 'realityCheck')
  return of === startedAt && typeof count === 'number' && Number.isInteger(count) ? count : 0
}

// Its dialog comes when the first one is due.
const CheckDialog = lazy<ComponentType<CheckDialogProps>>(() =>
  import('./CheckDialog.tsx').then((module) => ({ default: module.CheckDialog })),
)

export interface RealityCheckProps {
  /** The session that is looked at. */
  readonly startedAt: string
  /** Since then. */
  readonly minutes: number
  /** Minutes between two looks. */
  readonly every: number
  /** Asks the platform what was played by now; undefined where it does not say. */
  readonly look: () => Promise<Played | undefined>
  /** Beside a game in a frame it stands there, and not over the round that may be running; the next one waits for the answer. */
  readonly aside: HTMLElement | null
}

/** After each interval of a session, once: how long, what was staked, won and what is between, and three ways on. */
export function RealityCheck({ startedAt, minutes, every, look, aside }: RealityCheckProps) {
  const t = useText()
  const write = useMinutes()
  const storage = useStorage()
  const due = Math.floor(minutes / every)
  const [told, setTold] = useState(() => readTold(storage, startedAt))
  const [shown, setShown] = useState<{ readonly count: number; readonly played: Played | undefined } | null>(null)
  const asking = useRef(0)

  const ask = useEffectEvent(async () => {
    if (asking.current >= due) return
    asking.current = due
    const played = await look().catch(() => undefined)
    setShown({ count: due, played })
  })
  useEffect(() => {
    if (due > told) void ask()
  }, [due, told])

  const isDue = shown !== null && shown.count > told
  useHoldFrame(isDue && aside !== null)
  if (!isDue) return null
  const title = t('responsible.check.title', { time: write(minutes) })
  const done = () => {
    keepPart(storage, 'realityCheck', { startedAt, count: shown.count })
    setTold(shown.count)
    setShown(null)
  }
  if (aside) {
    return createPortal(
      <section className={styles.strip} role="status" aria-label={title}>
        <strong>{title}</strong>
        <CheckFacts played={shown.played} />
        <CheckWays onDone={done} size="s" />
      </section>,
      aside,
    )
  }
  return (
    <Suspense fallback={null}>
      <CheckDialog title={title} played={shown.played} onDone={done} />
    </Suspense>
  )
}
