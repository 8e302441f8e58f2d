import { CircleCheck, Info, TriangleAlert } from '../icons/index.ts'
import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './InlineNotice.module.css'

export type NoticeTone = 'info' | 'win' | 'warn' | 'loss'

export interface InlineNoticeProps {
  readonly tone: NoticeTone
  readonly children: ReactNode
  readonly action?: ReactNode
  /** True if a spinner replaces the icon, because something is still in progress. */
  readonly busy?: boolean
  /** True if the notice has no `role="status"`, because screen readers already announce an element around it. */
  readonly silent?: boolean
  /**
   * Keeps the notice visible above the bottom bar while a part of its container is visible. The notice must be the last
   * child of the container. The container must not be a grid, because a child of a grid cannot leave its cell. `edge`
   * adds side margins, for a container without side margins.
   */
  readonly sticky?: 'within' | 'edge'
}

const icons = { info: Info, win: CircleCheck, warn: TriangleAlert, loss: TriangleAlert } as const

/**
 * Renders a message about the content around it. When a notice is added to a page that is already visible, screen
 * readers announce it without interrupting other speech.
 */
export function InlineNotice({ tone, children, action, busy = false, silent = false, sticky }: InlineNoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone} data-sight={sticky} role={silent ? undefined : 'status'}>
      {busy ? <Spinner /> : <Icon aria-hidden="true" />}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
