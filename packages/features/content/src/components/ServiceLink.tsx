import { useLanguage, useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { safeNavigate } from '@lobby/platform/navigation'
import { messageFor, useApi } from '@lobby/platform/query'
import { Button, InlineNotice } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serviceLinksQuery } from '../queries/service.ts'

/**
 * The way to customer service. The link is asked for at the press: its path arrives encrypted, and what opens it is not
 * worth loading for those who never press.
 */
export function ServiceLink() {
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
      const links = await queries.fetchQuery(serviceLinksQuery(api, language))
      if (!links.some(({ url }) => safeNavigate('service', url, { merchant }))) setProblem('core.service.none')
    } catch (error) {
      setProblem(messageFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {/* Above the button, which is the last thing on its page or sheet: below it the notice would be out of sight. */}
      {problem && <InlineNotice tone="loss">{t(problem)}</InlineNotice>}
      <Button tone="quiet" size="s" busy={busy} onClick={() => void open()}>
        {t('core.service')}
      </Button>
    </>
  )
}
