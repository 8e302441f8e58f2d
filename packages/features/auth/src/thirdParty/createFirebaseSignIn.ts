import type { FirebaseConfig } from '@lobby/merchant'
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
import { convertFirebaseSignInError } from './convertFirebaseSignInError.ts'
import type { ThirdPartySignIn, ThirdPartySignInUse } from './ThirdPartySignIn.ts'

/**
 * Creates a third-party sign-in with Firebase's SDK, which is a separate chunk. Ends the Firebase session as soon as
 * the id token is available, because the site uses only the platform's session.
 * @param origin - the web origin of the site, whose server forwards requests to the Firebase emulator
 */
export function createFirebaseSignIn(
  { emulator, ...options }: FirebaseConfig,
  use: ThirdPartySignInUse,
  origin: string,
): ThirdPartySignIn {
  const auth = initializeAuth(initializeApp(options, use), {
    persistence: inMemoryPersistence,
    // With this resolver, a phone prepares the sign-in window before the press. Otherwise the browser would block the
    // window.
    ...(use === 'windows' && { popupRedirectResolver: browserPopupRedirectResolver }),
  })
  if (emulator) connectAuthEmulator(auth, origin, { disableWarnings: true })
  const tokensByCode = new Map<string, string>()

  const tokenOf = async ({ user }: UserCredential): Promise<string> => {
    const token = await user.getIdToken()
    await signOut(auth)
    return token
  }
  const signInWith = async (credential: AuthCredential): Promise<string> =>
    tokenOf(await signInWithCredential(auth, credential))

  return {
    signIn: (provider, languageTag) =>
      withProblems(async () => {
        auth.languageCode = languageTag
        const answer = await signInWithPopup(
          auth,
          provider === 'google' ? new GoogleAuthProvider() : new FacebookAuthProvider(),
        )
        const { email } = answer.user
        return { provider, idToken: await tokenOf(answer), email }
      }),
    sendCode: (phone, languageTag) =>
      withProblems(async () => {
        auth.languageCode = languageTag
        const container = document.body.appendChild(document.createElement('div'))
        const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' })
        try {
          return await new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier)
        } finally {
          verifier.clear()
          container.remove()
        }
      }),
    verifyCode: (ticket, code) =>
      withProblems(async () => {
        const proof = `${ticket} ${code}`
        const token = tokensByCode.get(proof) ?? (await signInWith(PhoneAuthProvider.credential(ticket, code)))
        tokensByCode.set(proof, token)
        return token
      }),
  }
}

async function withProblems<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw convertFirebaseSignInError(error)
  }
}
