import { useEffect, useRef, useState, type ReactNode } from 'react'
import { hasContent } from '../Field/hasContent.ts'
import { InlineNotice, type NoticeTone } from '../InlineNotice/InlineNotice.tsx'
import styles from './FormNotice.module.css'

export interface FormNoticeProps {
  readonly tone?: NoticeTone
  /** What it is about, if a sentence is not enough. */
  readonly title?: string
  /** What failed and how to go on; without it there is nothing. */
  readonly children?: ReactNode
  /** What it says is still going on. */
  readonly waiting?: boolean
  /** A way on, for example a button. */
  readonly action?: ReactNode
}

/**
 * What a whole form has to say, above its button: read out at once when it appears or changes, and brought into view. Why something failed is about
 * what was sent: it goes when a field of its form changes.
 */
export function FormNotice(props: FormNoticeProps) {
  const { title = '', children } = props
  // Whatever it says is another notice, with its own life.
  return hasContent(children) && <Shown key={typeof children === 'string' ? title + children : title} {...props} />
}

function Shown({ tone = 'loss', title, children, waiting = false, action }: FormNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    const form = tone === 'loss' && place.current?.closest('form')
    if (!form) return
    const forget = () => setIsPast(true)
    form.addEventListener('input', forget)
    return () => form.removeEventListener('input', forget)
  }, [tone])
  if (isPast) return null
  return (
    <div ref={place} className={styles.place} role="alert">
      <InlineNotice tone={tone} waiting={waiting} action={action} silent>
        {title !== undefined && <strong className={styles.title}>{title}</strong>}
        <span>{children}</span>
      </InlineNotice>
    </div>
  )
}
