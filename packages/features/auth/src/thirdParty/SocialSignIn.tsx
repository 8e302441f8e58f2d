import { useText } from '@lobby/i18n'
import { inAppBrowser } from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { Button, FormNotice } from '@lobby/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { InAppNotice } from './InAppNotice.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { socialProviders } from './socialProviders.ts'
import type { ThirdParty } from './ThirdParty.ts'
import { useSocialSignIn, type SocialSignInWays } from './useSocialSignIn.ts'
import { useThirdParty } from './useThirdParty.ts'
import styles from './SocialSignIn.module.css'

export interface SocialSignInProps extends SocialSignInWays {
  /** It cannot be had: the room for it can go. */
  readonly onMissing?: () => void
}

/**
 * The buttons of third parties (AUTH-041, AUTH-042, AUTH-106, AUTH-107): shown once the service is initialised. In the browser inside of an
 * app there is the way to a real one instead, since no such window comes back there.
 */
export function SocialSignIn({ onMissing, ...ways }: SocialSignInProps) {
  const t = useText()
  const load = useThirdParty()
  const { firebase, flags } = useMerchant()
  const [service, setService] = useState<ThirdParty | null>(null)
  const { busy, problem, start } = useSocialSignIn(ways)
  const providers = socialProviders(flags)
  const missing = useEffectEvent(() => onMissing?.())

  useEffect(() => {
    let shown = true
    if (firebase) void load(firebase, 'windows').then((found) => shown && (found ? setService(found) : missing()))
    return () => {
      shown = false
    }
  }, [firebase, load])

  if (!service || providers.length === 0) return null
  const app = inAppBrowser()
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('social.or')}</p>
      {app === null ? (
        <div className={styles.providers}>
          {providers.map((provider) => (
            <Button
              key={provider}
              size="l"
              wide
              busy={busy === provider}
              disabled={busy !== null && busy !== provider}
              icon={<ProviderMark provider={provider} />}
              aria-label={t('social.with', { name: t(`social.${provider}`) })}
              onClick={() => start(service, provider)}>
              {t(`social.${provider}`)}
            </Button>
          ))}
        </div>
      ) : (
        <InAppNotice app={app} />
      )}
      <FormNotice>{problem && t(problem)}</FormNotice>
    </div>
  )
}
