import { ApiError } from '@lobby/api'
import { tagOf, useLanguage, type MessageId } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/errors'
import { useRef, useState } from 'react'
import { useSignIn } from '../model/useSignIn.ts'
import {
  ThirdPartyProblem,
  type SocialIdentity,
  type SocialProvider,
  type ThirdParty,
  type ThirdPartyProblemKind,
} from './ThirdParty.ts'

const texts: Readonly<Record<ThirdPartyProblemKind, MessageId>> = {
  closed: 'social.closed',
  blocked: 'social.blocked',
  network: 'error.network',
  limit: 'error.busy',
  unsupported: 'social.unsupported',
  code: 'error.social',
  refused: 'error.social',
}

export interface SocialSignInWays {
  /** After the session is stored; whether the password is to be changed first. */
  readonly onSignedIn: (mustChange: boolean) => void
  /** The third party has named somebody whom the platform does not know. */
  readonly onUnknown: (identity: SocialIdentity) => void
}

/** Signs in with an account of a third party: its window, then the platform with the id token (AUTH-220). */
export function useSocialSignIn({ onSignedIn, onUnknown }: SocialSignInWays) {
  const { language } = useLanguage()
  const signIn = useSignIn()
  const [busy, setBusy] = useState<SocialProvider | null>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const running = useRef(false)

  /** To be called at the press itself: a browser opens no window later. */
  const start = async (service: ThirdParty, provider: SocialProvider) => {
    if (running.current) return
    running.current = true
    setBusy(provider)
    setProblem(null)
    try {
      const identity = await service.signIn(provider, tagOf(language))
      await enter(identity)
    } catch (error) {
      setProblem(error instanceof ThirdPartyProblem ? texts[error.kind] : refusalText(error))
    } finally {
      running.current = false
      setBusy(null)
    }
  }

  const enter = async (identity: SocialIdentity) => {
    const { provider: firebaseChannel, idToken: firebaseIdToken } = identity
    try {
      const answer = await signIn({
        type: 'firebase',
        username: '',
        password: '',
        captcha: '',
        firebaseChannel,
        firebaseIdToken,
      })
      onSignedIn(answer.changePassword === true)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'login.social.unknown') throw error
      onUnknown(identity)
    }
  }

  return { busy, problem, start }
}
