import type { Firebase } from '@lobby/merchant'
import { initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPopup,
  signOut,
  type AuthCredential,
  type UserCredential,
} from 'firebase/auth'
import { firebaseProblem } from './firebaseProblem.ts'
import type { ThirdParty, ThirdPartyUse } from './ThirdParty.ts'

/**
 * Third-party sign-in by Firebase's own SDK, in a chunk of its own. Nobody stays signed in there: the platform's session is the one
 * that counts, and Firebase's ends as soon as its id token is there.
 * @param origin - of the site, through which an emulator answers
 */
export function createFirebase({ emulator, ...options }: Firebase, use: ThirdPartyUse, origin: string): ThirdParty {
  const auth = initializeAuth(initializeApp(options, use), {
    persistence: inMemoryPersistence,
    // With it a phone prepares the window before the press, as it must, or the browser blocks it.
    ...(use === 'windows' && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  if (emulator) connectAuthEmulator(auth, origin, { disableWarnings: true })
  const proofs = new Map<string, string>()

  const tokenOf = async ({ user }: UserCredential): Promise<string> => {
    const token = await user.getIdToken()
    await signOut(auth)
    return token
  }
  const enter = async (credential: AuthCredential): Promise<string> =>
    tokenOf(await signInWithCredential(auth, credential))

  return {
    signIn: (provider, languageTag) =>
      telling(async () => {
        auth.languageCode = languageTag
        const answer = await signInWithPopup(
          auth,
          provider === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider(),
        )
        const { email } = answer.user
        return { provider, idToken: await tokenOf(answer), email }
      }),
    sendCode: (phone, languageTag) =>
      telling(async () => {
        auth.languageCode = languageTag
        const place = document.body.appendChild(document.createElement('div'))
        const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
        try {
          return await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier)
        } finally {
          verifier.clear()
          place.remove()
        }
      }),
    verifyCode: (ticket, code) =>
      telling(async () => {
        const proof = `${ticket} ${code}`
        const token = proofs.get(proof) ?? (await enter(PhoneAuthProvider.credential(ticket, code)))
        proofs.set(proof, token)
        return token
      }),
  }
}

async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw firebaseProblem(error)
  }
}
