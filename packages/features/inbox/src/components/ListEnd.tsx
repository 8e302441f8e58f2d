import { RowsSkeleton } from '@lobby/ui'
import { useText } from '@lobby/i18n'
import type { ReactNode, RefCallback } from 'react'
import styles from './ListEnd.module.css'

export interface ListEndProps {
  /** Hears where the end is. */
  readonly ref: RefCallback<Element>
  /** What failed, and the way on. */
  readonly failed: ReactNode
  /** There are further pages. */
  readonly more: boolean
  /** Something stands above it. */
  readonly full: boolean
}

/** What stands below the last row: that there is more, that this was all, or that the next page did not come. */
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
