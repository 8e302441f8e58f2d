import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'

/**
 * Returns a function that returns the name of the sender of a mailbox's mails. For an unknown mailbox it returns the
 * merchant's name.
 */
export function useSenderName(): (mailbox: string) => string {
  const t = useText()
  const { name } = useMerchant()
  return (mailbox) => (mailbox === 'ACCOUNT' || mailbox === 'PROMOTION' ? t(`inbox.box.${mailbox}`) : name)
}
