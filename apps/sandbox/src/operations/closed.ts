import type { OperationId } from '@lobby/api'
import { Refused } from '../domain/refused.ts'
import type { Switches } from './call.ts'

type Why = 'maintenance' | 'region'

/** Why the platform is closed to everybody, if it is: maintenance counts before the region, as on the site. */
export const closedBy = ({ maintenance, region }: Pick<Switches, Why>): Why | undefined =>
  maintenance ? 'maintenance' : region ? 'region' : undefined

/** How a refusal says why. */
export const closedAnswers = {
  maintenance: { status: 503, code: 'system.maintenance' },
  region: { status: 403, code: 'system.ip.restricted' },
} as const

/** The operations that still work. In a region that is not served, members can read the merchant's texts, contact its customer service and sign out. */
const stillOpen: Readonly<Record<Why, ReadonlySet<OperationId>>> = {
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

/** Refuses an operation while the platform is closed to it. @throws Refused `system.maintenance`, `system.ip.restricted` */
export function demandOpen(switches: Pick<Switches, Why>, operation: OperationId): void {
  const why = closedBy(switches)
  if (why && !stillOpen[why].has(operation)) throw new Refused(closedAnswers[why].code)
}
