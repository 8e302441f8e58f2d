import { CircleCheck, Info, TriangleAlert } from '../icons/index.ts'
import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './InlineNotice.module.css'

export type NoticeTone = 'info' | 'win' | 'warn' | 'loss'

export interface InlineNoticeProps {
  readonly tone: NoticeTone
  readonly children: ReactNode
  readonly action?: ReactNode
  /** What it says is still going on. */
  readonly waiting?: boolean
  /** It stands in something that is read out already. */
  readonly silent?: boolean
  /**
   * It answers a press somewhere in a long container, and is the last child of it. It stays in sight, above the bar at the foot, while a part of
   * the container is. The container must not be a grid, where a child cannot leave its cell. `edge` adds the side margins that the container lacks.
   */
  readonly inSight?: 'within' | 'edge'
}

const icons = { info: Info, win: CircleCheck, warn: TriangleAlert, loss: TriangleAlert } as const

/** A strip that says something about what is around it. Read out politely when it appears in a page that was there before. */
export function InlineNotice({ tone, children, action, waiting = false, silent = false, inSight }: InlineNoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone} data-sight={inSight} role={silent ? undefined : 'status'}>
      {waiting ? <Spinner /> : <Icon aria-hidden="true" />}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
