import { ChevronLeft, ChevronRight } from '../icons/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { getVisiblePageNumbers } from './getVisiblePageNumbers.ts'
import styles from './Pager.module.css'

export interface PagerProps {
  /** The accessible name of the navigation, for example `Pages of games`. */
  readonly label: string
  /** The number of the current page, counted from 1. `pages` is the total number of pages. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  readonly previousLabel: string
  readonly nextLabel: string
  /** Returns the accessible name of the button that opens a page, for example `Page 3`. */
  readonly pageLabel: (page: number) => string
  /** Returns the text that replaces the page numbers on narrow screens, for example `3 of 12`. */
  readonly positionLabel: (page: number, pages: number) => string
  readonly busy?: boolean
}

/** Renders the navigation between the pages of a long list. Renders nothing if there is only one page. */
export function Pager({
  label,
  page,
  pages,
  onPage,
  previousLabel,
  nextLabel,
  pageLabel,
  positionLabel,
  busy = false,
}: PagerProps) {
  if (pages < 2) return null
  const go = (target: number) => {
    if (!busy && target !== page) onPage(target)
  }
  return (
    <nav className={styles.pager} aria-label={label} aria-busy={busy || undefined}>
      <div className={styles.row}>
        <IconButton label={previousLabel} className={styles.arrow} disabled={page <= 1} onClick={() => go(page - 1)}>
          <ChevronLeft />
        </IconButton>
        <span className={styles.position}>{positionLabel(page, pages)}</span>
        <ul className={styles.pages}>
          {getVisiblePageNumbers(page, pages).map((slot, index) => (
            <li key={slot ?? `gap-${index}`}>
              {slot === null ? (
                <span className={styles.gap} aria-hidden="true">
                  …
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.page}
                  aria-label={pageLabel(slot)}
                  aria-current={slot === page ? 'page' : undefined}
                  onClick={() => go(slot)}>
                  {slot}
                </button>
              )}
            </li>
          ))}
        </ul>
        <IconButton label={nextLabel} className={styles.arrow} disabled={page >= pages} onClick={() => go(page + 1)}>
          <ChevronRight />
        </IconButton>
      </div>
    </nav>
  )
}
