import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import type { MoneyOrder } from '@lobby/platform/money'
import { Button, FormNotice } from '@lobby/ui'
import { MoneyNotice } from './MoneyNotice.tsx'

/** A transfer was refused because of somebody in it, and the platform does not say because of whom. */
export const isOfReceivers = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'refused' &&
  (error.code === 'account.forbidden' || error.code === 'account.unknown')

export interface HandOutNoticeProps {
  readonly order: Pick<MoneyOrder<never>, 'again' | 'undone' | 'error' | 'busy'>
  /** Who cannot receive, of those who were to. */
  readonly refused: readonly string[]
  readonly onRemove: () => void
}

/** What there is to say of a transfer to the team; where somebody cannot receive, who, and the way to send it to the others. */
export function HandOutNotice({ order, refused, onRemove }: HandOutNoticeProps) {
  const t = useText()
  if (!isOfReceivers(order.error) || refused.length === 0) return <MoneyNotice order={order} />
  const action = (
    <Button size="s" onClick={onRemove}>
      {t('downline.refused.remove')}
    </Button>
  )
  return <FormNotice action={action}>{t('downline.refused', { names: refused.join(', ') })}</FormNotice>
}
