import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hasRenderableContent } from '../Field/hasRenderableContent.ts'
import { InlineNotice, type NoticeTone } from '../InlineNotice/InlineNotice.tsx'
import styles from './FormNotice.module.css'

export interface FormNoticeProps {
  readonly tone?: NoticeTone
  /** A title above the message. Use it if one sentence is not enough. */
  readonly title?: string
  /** The message: what failed and what to do. Without a message nothing is rendered. */
  readonly children?: ReactNode
  /** True if a spinner replaces the icon, because something is still in progress. */
  readonly busy?: boolean
  /** A button or link after the message. */
  readonly action?: ReactNode
}

/**
 * Renders a message about a whole form, above the button of the form. Screen readers announce the message immediately,
 * and the page scrolls to it. A `loss` message is about the submitted values, so it disappears when a field of the form
 * changes.
 */
export function FormNotice(props: FormNoticeProps) {
  const { title = '', children } = props
  // The React key mounts a new notice for each new message, so that a new message appears although the previous one was
  // hidden.
  return (
    hasRenderableContent(children) && (
      <NoticeContent key={typeof children === 'string' ? title + children : title} {...props} />
    )
  )
}

function NoticeContent({ tone = 'loss', title, children, busy = false, action }: FormNoticeProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isDismissed, setIsDismissed] = useState(false)
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const form = tone === 'loss' && root.current?.closest('form')
    if (!form) return
    const dismiss = () => setIsDismissed(true)
    form.addEventListener('input', dismiss)
    return () => form.removeEventListener('input', dismiss)
  }, [tone])
  if (isDismissed) return null
  return (
    <div ref={root} className={styles.place} role="alert">
      <InlineNotice tone={tone} busy={busy} action={action} silent>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        <span>{children}</span>
      </InlineNotice>
    </div>
  )
}
