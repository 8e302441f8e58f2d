import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'
import { useTrialNotice } from './realAccount.ts'

/**
 * Replaces a screen that is closed to trial accounts: shows a message for 2 s and redirects to another path (C29 in
 * docs/decisions/001).
 */
export function TrialAccountRedirect({ otherwise }: { readonly otherwise: string }) {
  const refuse = useEffectEvent(useTrialNotice())
  useEffect(() => refuse(), [])
  return <Navigate to={otherwise} replace />
}
