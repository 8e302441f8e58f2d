import type { Capability } from '@lobby/merchant'
import type { SocialProvider } from './ThirdPartySignIn.ts'

/** Returns the third parties whose feature flag is on, in the order of their buttons. */
export const listSocialProviders = (flags: readonly Capability[]): readonly SocialProvider[] =>
  (['google', 'facebook'] as const).filter((provider) =>
    flags.includes(provider === 'google' ? 'googleSignIn' : 'facebookSignIn'),
  )
