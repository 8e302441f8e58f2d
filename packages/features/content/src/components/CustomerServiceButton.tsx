import { useLanguage, useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { safeNavigate } from '@lobby/platform/navigation'
import { getErrorMessageId, useApi } from '@lobby/platform/query'
import { Button, InlineNotice } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serviceChannelsQuery } from '../queries/service.ts'

/**
 * Renders a button that opens customer service. Fetches and decrypts the link only when the button is pressed, because
 * few players need the code for it.
 */
export function CustomerServiceButton() {
  const t = useText()
  const { language } = useLanguage()
  const api = useApi()
  const queries = useQueryClient()
  const merchant = useMerchant()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)

  const open = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const links = await queries.fetchQuery(serviceChannelsQuery(api, language))
      if (!links.some(({ url }) => safeNavigate('service', url, { merchant }))) setProblem('core.service.none')
    } catch (error) {
      setProblem(getErrorMessageId(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {/* Show the notice above the button. The button is the last element of its page or sheet, so a notice below
          it would be out of view. */}
      {problem && <InlineNotice tone="loss">{t(problem)}</InlineNotice>}
      <Button tone="quiet" size="s" busy={busy} onClick={() => void open()}>
        {t('core.service')}
      </Button>
    </>
  )
}
