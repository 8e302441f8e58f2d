import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'

/** How long it stands, in milliseconds (specification part 2, section 2.4). */
const shown = 2000

/** In place of inviting friends while that promotion is off: says whom to ask (`contact_service`), and leads away. */
export function InviteRefused({ otherwise }: { readonly otherwise: string }) {
  const t = useText()
  const { notice } = useNotify()
  const tell = useEffectEvent(() => notice(t('shell.contact_service'), shown))
  useEffect(() => tell(), [])
  return <Navigate to={otherwise} replace />
}
