import { useLoadTexts } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { SocialSignInProps } from './SocialSignIn.tsx'
import { socialProviders } from './socialProviders.ts'
import styles from './SocialSlot.module.css'

/**
 * Where the buttons of third parties come in, in chunks of their own and after what is there already. Merchants without a `firebase` block
 * or without a flag for them have nothing of it (AUTH-221).
 */
export function SocialSlot(ways: Omit<SocialSignInProps, 'onMissing'>) {
  const { firebase, flags } = useMerchant()
  const loadTexts = useLoadTexts()
  const [Social, setSocial] = useState<ComponentType<SocialSignInProps> | null>(null)
  const [missing, setMissing] = useState(false)
  const offered = firebase !== undefined && socialProviders(flags).length > 0

  const load = useEffectEvent(() => Promise.all([import('./SocialSignIn.tsx'), loadTexts(['social', 'errors'])]))
  useEffect(() => {
    if (!offered) return
    let shown = true
    const come = () =>
      load().then(
        ([module]) => shown && setSocial(() => module.SocialSignIn),
        () => shown && setMissing(true),
      )
    const timer = setTimeout(() => void come())
    return () => {
      shown = false
      clearTimeout(timer)
    }
  }, [offered])

  if (!offered || missing) return null
  // An emulator is there or not; a real service is, and its room is kept so that nothing moves.
  return (
    <div className={styles.slot} data-kept={!firebase.emulator || undefined}>
      {Social && <Social {...ways} onMissing={() => setMissing(true)} />}
    </div>
  )
}
