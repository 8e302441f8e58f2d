import type { FirebaseConfig } from '@lobby/merchant'
import { getSiteOrigin } from '@lobby/platform/environment'
import type { ThirdPartySignIn, ThirdPartySignInUse } from './ThirdPartySignIn.ts'

/** Loads the third-party sign-in that a merchant has configured. Resolves to null if it is not available. */
export type LoadThirdPartySignIn = (
  firebase: FirebaseConfig,
  use: ThirdPartySignInUse,
) => Promise<ThirdPartySignIn | null>

const loaded = new Map<ThirdPartySignInUse, Promise<ThirdPartySignIn>>()

/**
 * Loads Firebase. Resolves to null if Firebase is blocked or fails to load, or if its emulator is not running. The next
 * call tries again.
 */
export const loadThirdPartySignIn: LoadThirdPartySignIn = async (firebase, use) => {
  if (firebase.emulator && !(await hasEmulator(firebase.projectId))) return null
  const wanted =
    loaded.get(use) ??
    import('./createFirebaseSignIn.ts').then(({ createFirebaseSignIn }) =>
      createFirebaseSignIn(firebase, use, getSiteOrigin()),
    )
  loaded.set(use, wanted)
  try {
    return await wanted
  } catch {
    loaded.delete(use)
    return null
  }
}

/** Returns true if the site's server forwards to a running Firebase emulator. */
async function hasEmulator(projectId: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(`/emulator/v1/projects/${projectId}/config`)
    return status === 200 && headers.get('content-type')?.includes('json') === true
  } catch {
    return false
  }
}
