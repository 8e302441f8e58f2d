import type { Capability } from '@lobby/merchant'
import type { SocialProvider } from './ThirdParty.ts'

/** Returns the providers that a merchant's flags offer, in the order of the buttons. */
export const listSocialProviders = (flags: readonly Capability[]): readonly SocialProvider[] =>
  (['google', 'facebook'] as const).filter((provider) =>
    flags.includes(provider === 'google' ? 'googleSignIn' : 'facebookSignIn'),
  )
