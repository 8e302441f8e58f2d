import type { Firebase } from '@lobby/merchant'
import { siteOrigin } from '@lobby/platform/environment'
import type { ThirdParty, ThirdPartyUse } from './ThirdParty.ts'

/** Gives the third-party sign-in of a merchant, or null where it cannot be had. */
export type LoadThirdParty = (firebase: Firebase, use: ThirdPartyUse) => Promise<ThirdParty | null>

const loaded = new Map<ThirdPartyUse, Promise<ThirdParty>>()

/** Loads Firebase; null while it is blocked or does not come, and where its emulator is not there. The next one asks again. */
export const loadThirdParty: LoadThirdParty = async (firebase, use) => {
  if (firebase.emulator && !(await hasEmulator(firebase.projectId))) return null
  const wanted =
    loaded.get(use) ??
    import('./createFirebase.ts').then(({ createFirebase }) => createFirebase(firebase, use, siteOrigin()))
  loaded.set(use, wanted)
  try {
    return await wanted
  } catch {
    loaded.delete(use)
    return null
  }
}

/** An emulator answers at the site's own origin; without one, nothing does. */
async function hasEmulator(projectId: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(`/emulator/v1/projects/${projectId}/config`)
    return status === 200 && headers.get('content-type')?.includes('json') === true
  } catch {
    return false
  }
}
