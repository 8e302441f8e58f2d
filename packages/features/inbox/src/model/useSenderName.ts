import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'

/** Returns a function that names the sender of a mailbox; the merchant for an unknown mailbox. */
export function useSenderName(): (mailbox: string) => string {
  const t = useText()
  const { name } = useMerchant()
  return (mailbox) => (mailbox === 'ACCOUNT' || mailbox === 'PROMOTION' ? t(`inbox.box.${mailbox}`) : name)
}
