import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './InlineNotice.module.css'

export type NoticeTone = 'info' | 'win' | 'warn' | 'loss'

export interface InlineNoticeProps {
  readonly tone: NoticeTone
  readonly children: ReactNode
  readonly action?: ReactNode
  /** It stands in something that is read out already. */
  readonly silent?: boolean
}

const icons = { info: Info, win: CircleCheck, warn: TriangleAlert, loss: TriangleAlert } as const

/** A strip that says something about what is around it. Read out politely when it appears in a page that was there before. */
export function InlineNotice({ tone, children, action, silent = false }: InlineNoticeProps) {
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={silent ? undefined : 'status'}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}
