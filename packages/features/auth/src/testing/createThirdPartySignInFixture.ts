import type { FirebaseConfig } from '@lobby/merchant'
import type { LoadThirdPartySignIn } from '../thirdParty/loadThirdPartySignIn.ts'
import { ThirdPartySignInError, type SocialIdentity, type ThirdPartySignIn } from '../thirdParty/ThirdPartySignIn.ts'

export const firebaseConfigFixture: FirebaseConfig = {
  projectId: 'acme-players',
  apiKey: 'key-of-acme',
  authDomain: 'acme.example',
  emulator: false,
}

export interface ThirdPartySignInFixture {
  /** The recorded method calls of this third-party sign-in, in order. */
  readonly calls: readonly string[]
  readonly load: LoadThirdPartySignIn
}

/**
 * Creates a fake third-party sign-in. It accepts only the code 123456, and every account belongs to Ana.
 * @param more - methods that replace the default ones
 */
export function createThirdPartySignInFixture(more: Partial<ThirdPartySignIn> = {}): ThirdPartySignInFixture {
  const calls: string[] = []
  const answers: ThirdPartySignIn = {
    signIn: (provider) =>
      Promise.resolve({ provider, idToken: `token-of-${provider}`, email: 'ana@example.com' } satisfies SocialIdentity),
    sendCode: () => Promise.resolve('ticket-1'),
    verifyCode: (ticket, code) =>
      code === '123456'
        ? Promise.resolve(`token-of-${ticket}`)
        : Promise.reject(new ThirdPartySignInError('code', undefined)),
    ...more,
  }
  const service: ThirdPartySignIn = {
    signIn: (...asked) => (calls.push(`signIn ${asked.join(' ')}`), answers.signIn(...asked)),
    sendCode: (...asked) => (calls.push(`sendCode ${asked.join(' ')}`), answers.sendCode(...asked)),
    verifyCode: (...asked) => (calls.push(`verifyCode ${asked.join(' ')}`), answers.verifyCode(...asked)),
  }
  return { calls, load: (_, use) => (calls.push(`load ${use}`), Promise.resolve(service)) }
}
