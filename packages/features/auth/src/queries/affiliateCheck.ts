import { ApiError, type Client } from '@lobby/api'
import { affiliateCheck } from '@lobby/api/operations/account'
import { moduleIdByCall } from '@lobby/merchant'

/** The affiliate code is valid if `success` of the response is true, unless `value` of the response is false. */
const bySuccess: typeof affiliateCheck = { ...affiliateCheck, check: (value) => value !== false }

/**
 * Returns true if an affiliate or invitation code is valid (CALL-022, CALL-023).
 * @param domain - the host name of the site
 * @throws ApiError if the platform does not respond
 */
export async function fetchAffiliateCodeValidity(api: Client, code: string, domain: string): Promise<boolean> {
  try {
    return await api.call(bySuccess, { query: { code, domain, moduleId: moduleIdByCall.affiliateCheck } })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return false
    throw error
  }
}
