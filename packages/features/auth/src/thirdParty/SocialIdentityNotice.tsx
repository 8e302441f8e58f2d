import { useText } from '@lobby/i18n'
import { Button, InlineNotice } from '@lobby/ui'
import type { SocialIdentity } from './ThirdPartySignIn.ts'

export interface SocialIdentityNoticeProps {
  readonly identity: SocialIdentity
  /** Called when the player wants to register without the third-party account. */
  readonly onOtherMethod: () => void
}

/** Shows the third-party account with which the player is registering. */
export function SocialIdentityNotice({ identity: { provider, email }, onOtherMethod }: SocialIdentityNoticeProps) {
  const t = useText()
  const name = t(`social.${provider}`)
  return (
    <InlineNotice
      tone="info"
      action={
        <Button size="s" tone="quiet" onClick={onOtherMethod}>
          {t('social.joining.other')}
        </Button>
      }>
      {email === null ? t('social.joining', { name }) : t('social.joining.as', { name, email })}
    </InlineNotice>
  )
}
