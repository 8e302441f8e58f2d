import { CircleCheck, Info, TriangleAlert } from '../icons/index.ts'
import type { ReactNode } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import styles from './InlineNotice.module.css'

export type NoticeTone = 'info' | 'win' | 'warn' | 'loss'

export interface InlineNoticeProps {
  readonly tone: NoticeTone
  readonly children: ReactNode
  readonly action?: ReactNode
  /** Shows a spinner instead of the icon, for something that is still in progress. */
  readonly busy?: boolean
  /** Removes `role="status"`, for a notice inside an element that screen readers already announce. */
  readonly silent?: boolean
  /**
   * Keeps the notice visible above the bottom bar while a part of its container is visible. Use it for the response to
   * a press in a long container. The notice must be the last child of the container, which must not be a grid: there a
   * child cannot leave its cell. `edge` adds side margins, for a container that has none.
   */
  readonly sticky?: 'within' | 'edge'
}

const icons = { info: Info, win: CircleCheck, warn: TriangleAlert, loss: TriangleAlert } as const

/**
 * Renders a message about the content around it. Screen readers announce it politely when it is added to an existing
 * page.
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
