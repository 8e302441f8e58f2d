import { ApiError } from '@lobby/api'
import { getLanguageTag, useLanguage, type MessageId } from '@lobby/i18n'
import { getRefusalMessageId, useSingleMutation } from '@lobby/platform/query'
import { useSignIn } from '../model/useSignIn.ts'
import {
  ThirdPartySignInError,
  type SocialIdentity,
  type SocialProvider,
  type ThirdPartySignIn,
  type ThirdPartySignInErrorKind,
} from './ThirdPartySignIn.ts'

const texts: Readonly<Record<ThirdPartySignInErrorKind, MessageId>> = {
  closed: 'social.closed',
  blocked: 'social.blocked',
  network: 'error.network',
  limit: 'error.busy',
  unsupported: 'social.unsupported',
  code: 'error.social',
  refused: 'error.social',
}

export interface SocialSignInHandlers {
  /** Called after the session is stored. `mustChange` is true if the member must change the password first. */
  readonly onSignedIn: (mustChange: boolean) => void
  /** Called with the third-party identity if the platform does not know it yet. */
  readonly onUnknown: (identity: SocialIdentity) => void
}

/**
 * Signs in with a third-party account: opens the third party's window, then sends the id token to the platform
 * (AUTH-220).
 */
export function useSocialSignIn({ onSignedIn, onUnknown }: SocialSignInHandlers) {
  const { language } = useLanguage()
  const signIn = useSignIn()
  const { mutate, isPending, error, variables } = useSingleMutation({
    mutationKey: ['login'],
    mutationFn: async ({
      service,
      provider,
    }: {
      readonly service: ThirdPartySignIn
      readonly provider: SocialProvider
    }) => {
      const identity = await service.signIn(provider, getLanguageTag(language))
      try {
        const answer = await signIn({
          type: 'firebase',
          username: '',
          password: '',
          captcha: '',
          firebaseChannel: identity.provider,
          firebaseIdToken: identity.idToken,
        })
        onSignedIn(answer.changePassword === true)
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.code !== 'login.social.unknown') throw failure
        onUnknown(identity)
      }
    },
  })
  return {
    busy: (isPending && variables?.provider) || null,
    problem:
      error === null ? null : error instanceof ThirdPartySignInError ? texts[error.kind] : getRefusalMessageId(error),
    /** Call `start` directly in a press handler; otherwise the browser blocks the window. */
    start: (service: ThirdPartySignIn, provider: SocialProvider) => mutate({ service, provider }),
  }
}
