import type { SiteStorage } from '@lobby/platform/storage'
import type { Popup } from './popupsFor.ts'

/** Where it is kept that the popup was closed: `SHELL_PU_A` for members, `SHELL_PU_B` for guests. */
export type PopupPlace = 'popupOfMembers' | 'popupOfGuests'

type Pages = readonly Pick<Popup, 'title' | 'content'>[]

const pairs = (pages: Pages) => pages.map(({ title, content }) => ({ title, content }))

/** Keeps that these pages were closed: `show` false, and their pairs of title and content (specification part 1, section 4). */
export function keepClosed(storage: SiteStorage, place: PopupPlace, pages: Pages): void {
  storage.set(place, { show: false, list: pairs(pages) })
}

/** Whether exactly these pages were closed before. What is kept there may be anything: then they were not. */
export function wereClosed(storage: SiteStorage, place: PopupPlace, pages: Pages): boolean {
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
