import { ApiError, type Client } from '@lobby/api'
import { affiliateCheck } from '@lobby/api/operations/account'
import { moduleOfCall } from '@lobby/merchant'

/** The answer's `success` is what counts; a value that says otherwise is believed too. */
const bySuccess: typeof affiliateCheck = { ...affiliateCheck, check: (value) => value !== false }

/**
 * Whether an affiliate or invitation code is good: the answer's `success` (CALL-022, CALL-023).
 * @param domain - the host name of the site
 * @throws ApiError when the platform does not answer
 */
export async function isAffiliateCode(api: Client, code: string, domain: string): Promise<boolean> {
  try {
    return await api.call(bySuccess, { query: { code, domain, moduleId: moduleOfCall.affiliateCheck } })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return false
    throw error
  }
}
