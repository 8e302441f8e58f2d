import { useText } from '@lobby/i18n'
import { detectInAppBrowser } from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { Button, FormNotice } from '@lobby/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { InAppBrowserNotice } from './InAppBrowserNotice.tsx'
import { SocialProviderLogo } from './SocialProviderLogo.tsx'
import { listSocialProviders } from './listSocialProviders.ts'
import type { ThirdPartySignIn } from './ThirdPartySignIn.ts'
import { useSocialSignIn, type SocialSignInHandlers } from './useSocialSignIn.ts'
import { useThirdPartySignInLoader } from './useThirdPartySignInLoader.ts'
import styles from './SocialSignIn.module.css'

export interface SocialSignInProps extends SocialSignInHandlers {
  /** Called if the third-party service is not available. The parent can then remove the reserved space. */
  readonly onUnavailable?: () => void
}

/**
 * Shows the third-party buttons after the service has loaded (AUTH-041, AUTH-042, AUTH-106, AUTH-107). In an in-app
 * browser, shows a link to a full browser and no buttons, because a third-party window cannot return to an in-app
 * browser.
 */
export function SocialSignIn({ onUnavailable, ...handlers }: SocialSignInProps) {
  const t = useText()
  const load = useThirdPartySignInLoader()
  const { firebase, flags } = useMerchant()
  const [service, setService] = useState<ThirdPartySignIn | null>(null)
  const { busy, problem, start } = useSocialSignIn(handlers)
  const providers = listSocialProviders(flags)
  const missing = useEffectEvent(() => onUnavailable?.())

  useEffect(() => {
    let isMounted = true
    if (firebase) void load(firebase, 'windows').then((found) => isMounted && (found ? setService(found) : missing()))
    return () => {
      isMounted = false
    }
  }, [firebase, load])

  if (!service || providers.length === 0) return null
  const app = detectInAppBrowser()
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
              icon={<SocialProviderLogo provider={provider} />}
              aria-label={t('social.with', { name: t(`social.${provider}`) })}
              onClick={() => start(service, provider)}>
              {t(`social.${provider}`)}
            </Button>
          ))}
        </div>
      ) : (
        <InAppBrowserNotice app={app} />
      )}
      <FormNotice>{problem && t(problem)}</FormNotice>
    </div>
  )
}
