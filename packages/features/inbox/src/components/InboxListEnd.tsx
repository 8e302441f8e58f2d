import { RowsSkeleton } from '@lobby/ui'
import { useText } from '@lobby/i18n'
import type { ReactNode, RefCallback } from 'react'
import styles from './InboxListEnd.module.css'

export interface InboxListEndProps {
  /** The ref for the element at the end of the list. When this element becomes visible, the next page loads. */
  readonly ref: RefCallback<Element>
  /** The error of the last request with a retry button, if the request failed. */
  readonly error: ReactNode
  /** True if there are more pages. */
  readonly hasMore: boolean
  /** True if the list has rows. Without rows, no text says that the list has ended. */
  readonly hasRows: boolean
}

/**
 * Renders the end of an infinite list: a placeholder while there is a next page, an error if the next page failed to
 * load, or a text that the list has ended.
 */
export function InboxListEnd({ ref, error, hasMore, hasRows }: InboxListEndProps) {
  const t = useText()
  return (
    <div ref={ref} className={styles.end}>
      {error ||
        (hasMore ? (
          <div role="status">
            <span className="visually-hidden">{t('inbox.more')}</span>
            <RowsSkeleton rows={2} leading="picture" lines={3} />
          </div>
        ) : (
          hasRows && <p>{t('inbox.end')}</p>
        ))}
    </div>
  )
}
