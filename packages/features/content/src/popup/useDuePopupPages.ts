import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useSession, useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { homeAnnouncementsQuery } from '../queries/home.ts'
import { storeClosedPopupPages, werePopupPagesClosed } from './closedPopups.ts'
import { selectPopupPages, type PopupPage } from './selectPopupPages.ts'

/** The popup pages to show now, with the event handlers of the popup. */
export interface DuePopupPages {
  /** A React key that changes when the list of pages changes. */
  readonly key: string
  readonly pages: readonly PopupPage[]
  /** Returns true until the pages are stored as closed, for example by another tab. */
  readonly areDue: () => boolean
  readonly onOpened: () => void
  /**
   * Called when the popup starts to close. Stores the pages as closed immediately, so that they do not appear again if
   * the player leaves before the animation ends.
   */
  readonly onClose: () => void
  readonly onClosed: () => void
}

/**
 * Returns the popup pages to show now, or null if the player has already closed them (specification part 1, section 4;
 * C55 in decision 001). Closed pages appear again only if a title or content in the list has changed. While the popup
 * is open, its pages do not change.
 */
export function useDuePopupPages(): DuePopupPages | null {
  const session = useSession()
  const epoch = useSessionStore().epoch()
  const storage = useStorage()
  const { language } = useLanguage()
  const { data } = useQuery(homeAnnouncementsQuery(useApi(), session?.userName ?? null, language))
  // The session's `epoch` counts the starts and ends of sessions since the page load.
  const wasMember = session === null && epoch > 0
  const place = session ? 'popupOfMembers' : 'popupOfGuests'
  const published = useMemo(() => selectPopupPages(data?.popup ?? [], session, wasMember), [data, session, wasMember])
  const [open, setOpen] = useState<readonly PopupPage[] | null>(null)
  const due = useMemo(
    () => open !== null || (published.length > 0 && !werePopupPagesClosed(storage, place, published)),
    [open, published, storage, place],
  )
  const pages = open ?? published
  return due
    ? {
        key: JSON.stringify(pages.map(({ title, content }) => [title, content])),
        pages,
        areDue: () => !werePopupPagesClosed(storage, place, pages),
        onOpened: () => setOpen(pages),
        onClose: () => storeClosedPopupPages(storage, place, pages),
        onClosed: () => setOpen(null),
      }
    : null
}
