import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'

/** How long the notice is shown (specification part 2, section 2.4). */
const NOTICE_DURATION_MS = 2000

/**
 * Replaces the screen for inviting friends while no REFERRAL promotion runs: shows the notice `contact_service` and
 * redirects.
 * @param redirectTo The path to redirect to.
 */
export function InviteRedirect({ redirectTo }: { readonly redirectTo: string }) {
  const t = useText()
  const { notice } = useNotify()
  const showNotice = useEffectEvent(() => notice(t('shell.contact_service'), NOTICE_DURATION_MS))
  useEffect(() => showNotice(), [])
  return <Navigate to={redirectTo} replace />
}
