import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'

/**
 * Returns a function that returns the sender's name for a mailbox. The sender of an unknown mailbox is the merchant.
 */
export function useSenderName(): (mailbox: string) => string {
  const t = useText()
  const { name } = useMerchant()
  return (mailbox) => (mailbox === 'ACCOUNT' || mailbox === 'PROMOTION' ? t(`inbox.box.${mailbox}`) : name)
}
