import { useText, type MessageId } from '@lobby/i18n'
import { StatusTag, type StatusTagProps } from '@lobby/ui'

const known: Readonly<Record<string, { readonly text: MessageId; readonly tone: StatusTagProps['tone'] }>> = {
  OPEN: { text: 'orders.status.OPEN', tone: 'open' },
  WON: { text: 'orders.status.WON', tone: 'win' },
  LOST: { text: 'orders.status.LOST', tone: 'loss' },
  CANCELLED: { text: 'orders.status.CANCELLED', tone: 'muted' },
}

/**
 * Returns the text and the colour of the badge for the status of an order or a bet. An unknown status gets the badge
 * "unknown".
 */
const getStatusBadge = (status: string) =>
  (Object.hasOwn(known, status) && known[status]) || ({ text: 'orders.status.unknown', tone: 'muted' } as const)

/** Shows the status of an order or a bet as a badge. */
export function OrderStatus({ status }: { readonly status: string }) {
  const t = useText()
  const { text, tone } = getStatusBadge(status)
  return <StatusTag text={t(text)} tone={tone} />
}
