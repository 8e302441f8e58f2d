import { useText } from '@lobby/i18n'
import { MAX_UNREAD_SHOWN, unreadMailQuery } from '@lobby/platform/account'
import { Link, MemberLink } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { Badge, List, ListRow } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { memberCentreEntries, isOpenToGuests, type EntryId } from '../model/entries.ts'
import { entryIcons } from './entryIcons.tsx'

export interface MemberEntryListProps {
  readonly ids: readonly EntryId[]
  /** The accessible name of the list, if no heading names it. */
  readonly label?: string
}

/**
 * Shows entries of the member centre as rows. A guest who presses an entry gets the login dialog first, unless the page
 * of the entry is open to guests.
 */
export function MemberEntryList({ ids, label }: MemberEntryListProps) {
  const t = useText()
  const unread = useQuery(unreadMailQuery(useApi(), useSession())).data ?? 0
  if (ids.length === 0) return null
  return (
    <List {...(label !== undefined && { label })}>
      {ids.map((id) => (
        <ListRow
          key={id}
          icon={entryIcons[id]}
          label={t(`mine.${id}`)}
          {...(id === 'mail' &&
            unread > 0 && {
              badge: (
                <Badge
                  kind="new"
                  text={
                    unread > MAX_UNREAD_SHOWN
                      ? t('mine.unread.many', { count: MAX_UNREAD_SHOWN })
                      : t('mine.unread', { count: unread })
                  }
                />
              ),
            })}
          renderLink={(className, content) => {
            const To = isOpenToGuests(id) ? Link : MemberLink
            return (
              <To className={className} to={memberCentreEntries[id].to}>
                {content}
              </To>
            )
          }}
        />
      ))}
    </List>
  )
}
