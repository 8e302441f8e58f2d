import { RowsSkeleton } from '@lobby/ui'
import { useText } from '@lobby/i18n'
import type { ReactNode, RefCallback } from 'react'
import styles from './ListEnd.module.css'

export interface ListEndProps {
  /** Observes the end of the list, to load the next page. */
  readonly ref: RefCallback<Element>
  /** The error of the last request, with a retry button. */
  readonly failed: ReactNode
  /** True when there are more pages. */
  readonly more: boolean
  /** True when the list has rows. */
  readonly full: boolean
}

/**
 * The end of a list: a placeholder for the next page, the text that the list has ended, or the error of the next
 * page.
 */
export function ListEnd({ ref, failed, more, full }: ListEndProps) {
  const t = useText()
  return (
    <div ref={ref} className={styles.end}>
      {failed ||
        (more ? (
          <div role="status">
            <span className="visually-hidden">{t('inbox.more')}</span>
            <RowsSkeleton rows={2} begins="picture" lines={3} />
          </div>
        ) : (
          full && <p>{t('inbox.end')}</p>
        ))}
    </div>
  )
}
