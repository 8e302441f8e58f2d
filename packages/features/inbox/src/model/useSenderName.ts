import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'

/**
 * Returns a function that returns the display name of a mailbox's sender; the merchant's name for an unknown mailbox.
 */
export function useSenderName(): (mailbox: string) => string {
  const t = useText()
  const { name } = useMerchant()
  return (mailbox) => (mailbox === 'ACCOUNT' || mailbox === 'PROMOTION' ? t(`inbox.box.${mailbox}`) : name)
}
