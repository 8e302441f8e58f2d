import { useText } from '@lobby/i18n'
import { MAX_SHOWN_UNREAD_MAILS, unreadMailCountQuery } from '@lobby/platform/account'
import { Link, MemberLink } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { Badge, List, ListRow } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { memberCentreEntries, isMemberEntryOpenToGuests, type MemberEntryId } from '../model/entries.ts'
import { memberEntryIcons } from './memberEntryIcons.tsx'

export interface MemberEntryListProps {
  readonly ids: readonly MemberEntryId[]
  /** The accessible name of the list, if no heading names it. */
  readonly label?: string
}

/**
 * Shows entries of the member centre as rows. A guest who presses an entry gets the login dialog first, unless the page
 * of the entry is open to guests.
 */
export function MemberEntryList({ ids, label }: MemberEntryListProps) {
  const t = useText()
  const unread = useQuery(unreadMailCountQuery(useApi(), useSession())).data ?? 0
  if (ids.length === 0) return null
  return (
    <List {...(label !== undefined && { label })}>
      {ids.map((id) => (
        <ListRow
          key={id}
          icon={memberEntryIcons[id]}
          label={t(`mine.${id}`)}
          {...(id === 'mail' &&
            unread > 0 && {
              badge: (
                <Badge
                  kind="new"
                  text={
                    unread > MAX_SHOWN_UNREAD_MAILS
                      ? t('mine.unread.many', { count: MAX_SHOWN_UNREAD_MAILS })
                      : t('mine.unread', { count: unread })
                  }
                />
              ),
            })}
          renderLink={(className, content) => {
            const To = isMemberEntryOpenToGuests(id) ? Link : MemberLink
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
