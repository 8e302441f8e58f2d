import type { OperationId } from '@lobby/api'
import { Refused } from '../domain/refused.ts'
import type { DeveloperSwitches } from './call.ts'

type ClosedReason = 'maintenance' | 'region'

/**
 * Returns the reason why the platform is closed; undefined if it is open. Maintenance takes precedence over the region,
 * as on the site.
 */
export const getPlatformClosedReason = ({
  maintenance,
  region,
}: Pick<DeveloperSwitches, ClosedReason>): ClosedReason | undefined =>
  maintenance ? 'maintenance' : region ? 'region' : undefined

/** The HTTP status and the error code in responses, by the reason why the platform is closed. */
export const CLOSED_PLATFORM_ERRORS = {
  maintenance: { status: 503, code: 'system.maintenance' },
  region: { status: 403, code: 'system.ip.restricted' },
} as const

/**
 * The operations that still work while the platform is closed. In a region that is not served, members can read the
 * merchant's texts, contact customer service and sign out.
 */
const OPEN_OPERATIONS: Readonly<Record<ClosedReason, ReadonlySet<OperationId>>> = {
  maintenance: new Set(['startup', 'systemStatus']),
  region: new Set([
    'startup',
    'systemStatus',
    'consolidatedTemplate',
    'countryList',
    'customerService',
    'helpCenter',
    'serviceResources',
    'socialLinks',
    'userAgreement',
    'logout',
  ]),
}

/**
 * Refuses an operation that does not work while the platform is closed.
 * @throws Refused `system.maintenance`, `system.ip.restricted`
 */
export function requireOpenPlatform(switches: Pick<DeveloperSwitches, ClosedReason>, operation: OperationId): void {
  const reason = getPlatformClosedReason(switches)
  if (reason && !OPEN_OPERATIONS[reason].has(operation)) throw new Refused(CLOSED_PLATFORM_ERRORS[reason].code)
}
