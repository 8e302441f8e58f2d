import type { SiteStorage } from '@lobby/platform/storage'
import type { PopupPage } from './selectPopupPages.ts'

/** The storage entry that records which popup pages were closed: `SHELL_PU_A` for members, `SHELL_PU_B` for guests. */
export type ClosedPopupPagesStorageKey = 'popupOfMembers' | 'popupOfGuests'

type Pages = readonly Pick<PopupPage, 'title' | 'content'>[]

const toPairs = (pages: Pages) => pages.map(({ title, content }) => ({ title, content }))

/**
 * Stores that the player has closed these pages. The stored value has `show` false, and `list` with the title and the
 * content of each page (specification part 1, section 4).
 */
export function storeClosedPopupPages(storage: SiteStorage, place: ClosedPopupPagesStorageKey, pages: Pages): void {
  storage.set(place, { show: false, list: toPairs(pages) })
}

/**
 * Returns true if the last stored list of closed pages contains exactly these pages. Returns false for an invalid
 * storage entry.
 */
export function werePopupPagesClosed(storage: SiteStorage, place: ClosedPopupPagesStorageKey, pages: Pages): boolean {
  const kept = storage.get(place) as { show?: unknown; list?: unknown } | null
  if (
    typeof kept !== 'object' ||
    kept?.show !== false ||
    !Array.isArray(kept.list) ||
    kept.list.length !== pages.length
  )
    return false
  const list = kept.list as readonly unknown[]
  return pages.every(({ title, content }, index) => {
    const pair = list[index] as { title?: unknown; content?: unknown } | null | undefined
    return pair?.title === title && pair.content === content
  })
}
