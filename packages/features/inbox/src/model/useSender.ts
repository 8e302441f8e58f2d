import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'

/** Gives who writes into a mailbox: the house itself for one that this site does not know. */
export function useSender(): (mailbox: string) => string {
  const t = useText()
  const { name } = useMerchant()
  return (mailbox) => (mailbox === 'ACCOUNT' || mailbox === 'PROMOTION' ? t(`inbox.box.${mailbox}`) : name)
}
