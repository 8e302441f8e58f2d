import { useEffect, useEffectEvent } from 'react'
import { Navigate } from 'react-router-dom'
import { useRefuseTrial } from './useRealAccount.ts'

/** In place of a screen that a trial account is refused: says so for 2 s, and sends it away (C29). */
export function TrialRefused({ otherwise }: { readonly otherwise: string }) {
  const refuse = useEffectEvent(useRefuseTrial())
  useEffect(() => refuse(), [])
  return <Navigate to={otherwise} replace />
}
