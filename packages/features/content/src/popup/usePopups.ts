import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useSession, useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { homeAnnouncementsQuery } from '../queries/home.ts'
import { storeClosedPopups, werePopupsClosed } from './closedPopups.ts'
import { selectPopups, type Popup } from './selectPopups.ts'

/** The pages of the announcement popup that are due, with their event handlers. */
export interface DuePopups {
  /** Changes with the list of pages. */
  readonly key: string
  readonly pages: readonly Popup[]
  /** Returns true while the pages are still due. Another tab may have closed them meanwhile. */
  readonly areDue: () => boolean
  readonly onOpened: () => void
  /**
   * Called when the popup starts to close. Stores it at once, so that it does not appear again if the player leaves
   * the page meanwhile.
   */
  readonly onClose: () => void
  readonly onClosed: () => void
}

/**
 * Returns the pages that the player has not closed yet, or null (specification part 1, section 4; C55). A closed list
 * stays closed until its pairs of title and content change. An open popup does not change when the platform publishes
 * other pages.
 */
export function usePopups(): DuePopups | null {
  const session = useSession()
  const epoch = useSessionStore().epoch()
  const storage = useStorage()
  const { language } = useLanguage()
  const { data } = useQuery(homeAnnouncementsQuery(useApi(), session?.userName ?? null, language))
  // The epoch is 0 until a session starts or ends on this page.
  const wasMember = session === null && epoch > 0
  const place = session ? 'popupOfMembers' : 'popupOfGuests'
  const published = useMemo(() => selectPopups(data?.popup ?? [], session, wasMember), [data, session, wasMember])
  const [open, setOpen] = useState<readonly Popup[] | null>(null)
  const due = useMemo(
    () => open !== null || (published.length > 0 && !werePopupsClosed(storage, place, published)),
    [open, published, storage, place],
  )
  const pages = open ?? published
  return due
    ? {
        key: JSON.stringify(pages.map(({ title, content }) => [title, content])),
        pages,
        areDue: () => !werePopupsClosed(storage, place, pages),
        onOpened: () => setOpen(pages),
        onClose: () => storeClosedPopups(storage, place, pages),
        onClosed: () => setOpen(null),
      }
    : null
}
