import { useEffect, useRef, type ReactNode } from 'react'
import { hasContent } from '../Field/hasContent.ts'
import { InlineNotice, type NoticeTone } from '../InlineNotice/InlineNotice.tsx'
import styles from './FormNotice.module.css'

export interface FormNoticeProps {
  readonly tone?: NoticeTone
  /** What failed and how to go on; without it there is nothing. */
  readonly children?: ReactNode
  /** A way on, for example a button. */
  readonly action?: ReactNode
}

/** What a whole form has to say, above its button: read out at once when it appears or changes, and brought into view. */
export function FormNotice({ tone = 'loss', children, action }: FormNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])
  if (!hasContent(children)) return null
  return (
    <div ref={place} className={styles.place} role="alert">
      <InlineNotice tone={tone} action={action} silent>
        {children}
      </InlineNotice>
    </div>
  )
}
