import { ApiError, type Client, type ResponseValueOf } from '@lobby/api'
import { createTrialAccount, trialAccount, trialPlay } from '@lobby/api/operations/trial'
import { moduleIdByCall } from '@lobby/merchant'
import type { SiteStorage } from '@lobby/platform/storage'

interface TrialContext {
  /** An API client that sends the merchant's trial code. */
  readonly api: Client
  readonly storage: SiteStorage
}

/**
 * Signs in to the trial account of this visit, or creates one if there is none (C58 in decision 001). Stores the
 * account's name in the session storage.
 * @throws ApiError if the platform refuses or does not respond
 */
export async function signInToTrial({ api, storage }: TrialContext): Promise<ResponseValueOf<'trialPlay'>> {
  const trialName = (await findTrialName({ api, storage })) ?? (await api.call(createTrialAccount)).trialName
  storage.set('trialName', trialName)
  return api.call(trialPlay, { query: { trialName }, body: { moduleId: moduleIdByCall.trialPlay } })
}

/** Returns the stored name of this visit's trial account if the account still exists, otherwise null. */
async function findTrialName({ api, storage }: TrialContext): Promise<string | null> {
  const trialName = storage.get('trialName')
  if (typeof trialName !== 'string') return null
  try {
    return (await api.call(trialAccount, { query: { trialName } })).trialName
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return null
    throw error
  }
}
