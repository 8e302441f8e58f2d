import { useLoadTexts } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { SocialSignInProps } from './SocialSignIn.tsx'
import { listSocialProviders } from './listSocialProviders.ts'
import styles from './LazySocialSignIn.module.css'

/**
 * Loads the third-party buttons as separate chunks, after the rest of the form. Renders nothing if `merchant.jsonc` has
 * no field `firebase`, or if no provider's feature flag is on (AUTH-221).
 */
export function LazySocialSignIn(handlers: Omit<SocialSignInProps, 'onMissing'>) {
  const { firebase, flags } = useMerchant()
  const loadTexts = useLoadTexts()
  const [Social, setSocial] = useState<ComponentType<SocialSignInProps> | null>(null)
  const [missing, setMissing] = useState(false)
  const offered = firebase !== undefined && listSocialProviders(flags).length > 0

  const load = useEffectEvent(() => Promise.all([import('./SocialSignIn.tsx'), loadTexts(['social', 'errors'])]))
  useEffect(() => {
    if (!offered) return
    let isMounted = true
    const loadButtons = () =>
      load().then(
        ([module]) => isMounted && setSocial(() => module.SocialSignIn),
        () => isMounted && setMissing(true),
      )
    const timer = setTimeout(() => void loadButtons())
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [offered])

  if (!offered || missing) return null
  // Reserve space only for a real service, so that its buttons do not move the form. Reserve no space for an emulator,
  // because it may not be running.
  return (
    <div className={styles.slot} data-kept={!firebase.emulator || undefined}>
      {Social && <Social {...handlers} onUnavailable={() => setMissing(true)} />}
    </div>
  )
}
