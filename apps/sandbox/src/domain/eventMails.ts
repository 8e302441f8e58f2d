import { hasText, textOf, type Text } from '../seed/texts.ts'
import { formatMoney } from './formatMoney.ts'
import type { Language } from './language.ts'

/** What has happened to an account that its owner is written about, with its amount in minor units. */
export interface EventMail {
  readonly event:
    | `deposit.${'settled' | 'failed'}`
    | `withdrawal.${'paid' | 'refused'}`
    | 'order.won'
    | `application.${'issued' | 'rejected'}`
    | `documents.${'approved' | 'rejected'}`
  readonly amountMinor: number
}

/** Whether what is kept of a mail is what has happened, and no text. */
export const isEventMail = (kept: object): kept is EventMail => 'event' in kept && hasText('events', String(kept.event))

/** What has happened in words. @param currency - ISO 4217 */
export const sayEvent = ({ event, amountMinor }: EventMail, language: Language, currency: string): Text =>
  textOf('events', language, event, { amount: formatMoney(amountMinor, currency, language) })
