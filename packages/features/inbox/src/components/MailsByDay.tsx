import { useLanguageFormat, useText } from '@lobby/i18n'
import { toZonedDay, getLastDays } from '@lobby/platform/calendar'
import { useMerchant } from '@lobby/platform/merchant'
import { usePlatformNow } from '@lobby/platform/startup'
import { ListSection } from '@lobby/ui'
import type { ReactNode } from 'react'
import { groupRowsByDay } from '../model/groupRowsByDay.ts'
import type { Mail } from '../queries/mails.ts'

export interface MailsByDayProps {
  readonly mails: readonly Mail[]
  readonly children: (mail: Mail) => ReactNode
}

/** Renders mails in groups, one for each day in the merchant's time zone. */
export function MailsByDay({ mails, children }: MailsByDayProps) {
  const t = useText()
  const { date } = useLanguageFormat()
  const { timeZone } = useMerchant()
  const now = usePlatformNow()
  const { from: yesterday, to: today } = getLastDays(2, timeZone, now)
  const formatHeading = (day: string) => {
    if (day === today) return t('inbox.today')
    if (day === yesterday) return t('inbox.yesterday')
    return date(`${day}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  }
  return groupRowsByDay(mails, ({ sentAt }) => toZonedDay(timeZone, Date.parse(sentAt))).map(({ day, rows }) => (
    <ListSection key={day} title={formatHeading(day)}>
      {rows.map((mail) => (
        <li key={mail.mailId}>{children(mail)}</li>
      ))}
    </ListSection>
  ))
}
