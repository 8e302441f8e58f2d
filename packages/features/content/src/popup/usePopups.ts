import { useLanguage } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useSession, useSessionStore } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { homeAnnouncementsQuery } from '../queries/home.ts'
import { keepClosed, wereClosed } from './closedPopups.ts'
import { popupsFor, type Popup } from './popupsFor.ts'

/** Pages of the announcement popup that are due, and what happens with them. */
export interface DuePopups {
  /** Another one for another list. */
  readonly key: string
  readonly pages: readonly Popup[]
  /** Whether they still are due: another tab may have closed them meanwhile. */
  readonly areDue: () => boolean
  readonly onOpened: () => void
  /** They are being closed: kept at once, so that a page that is left meanwhile does not show them again. */
  readonly onClose: () => void
  readonly onClosed: () => void
}

/**
 * The pages that whoever looks has not closed yet, or null (specification part 1, section 4; C55): a list that was closed stays closed until
 * its pairs of title and content differ. What is open stays as it is, whatever the platform publishes meanwhile.
 */
export function usePopups(): DuePopups | null {
  const session = useSession()
  const epoch = useSessionStore().epoch()
  const storage = useStorage()
  const { language } = useLanguage()
  const { data } = useQuery(homeAnnouncementsQuery(useApi(), session?.userName ?? null, language))
  // A page on which no session has begun or ended is at epoch 0.
  const wasMember = session === null && epoch > 0
  const place = session ? 'popupOfMembers' : 'popupOfGuests'
  const published = useMemo(() => popupsFor(data?.popup ?? [], session, wasMember), [data, session, wasMember])
  const [open, setOpen] = useState<readonly Popup[] | null>(null)
  const due = useMemo(
    () => open !== null || (published.length > 0 && !wereClosed(storage, place, published)),
    [open, published, storage, place],
  )
  const pages = open ?? published
  return due
    ? {
        key: JSON.stringify(pages.map(({ title, content }) => [title, content])),
        pages,
        areDue: () => !wereClosed(storage, place, pages),
        onOpened: () => setOpen(pages),
        onClose: () => keepClosed(storage, place, pages),
        onClosed: () => setOpen(null),
      }
    : null
}
