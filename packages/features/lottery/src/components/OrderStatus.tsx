import { useText } from '@lobby/i18n'
import { StatusTag } from '@lobby/ui'
import { statusOf } from '../model/statusOf.ts'

/** How an order or a bet of it stands, in a word. */
export function OrderStatus({ status }: { readonly status: string }) {
  const t = useText()
  const { text, tone } = statusOf(status)
  return <StatusTag text={t(text)} tone={tone} />
}
