import type { OperationId, CallQueryParameters, ResponseValueOf } from '@lobby/api'
import type { Db } from '../db/sql.ts'
import { getCachedPublishedValue } from '../db/getCachedPublishedValue.ts'
import type { Language } from '../domain/language.ts'
import type { Tenant } from '../domain/tenants.ts'
import type { OperationCall, OperationHandler, DeveloperSwitches } from './call.ts'

/** The parts of a call on which a cached response with published content may depend. */
export interface CachedHandlerCall<Id extends OperationId, Moment = undefined> {
  /** Read only the tables in `db/migrations/16-published.sql`, because only changes of these tables clear the cache. */
  readonly db: Db
  readonly tenant: Tenant
  readonly language: Language
  readonly query: CallQueryParameters<Id, never>
  readonly switches: Readonly<DeveloperSwitches>
  readonly moment: Moment
}

/**
 * Returns a handler for an operation that caches responses until published content changes.
 * @param make - builds the response
 * @param momentOf - returns a value on which the response also depends, for example the next matches. The value is part
 *   of the cache key, and `make` receives it as `moment`
 */
export function createCachedHandler<Id extends OperationId, Moment = undefined>(
  id: Id,
  make: (call: CachedHandlerCall<Id, Moment>) => ResponseValueOf<Id>,
  momentOf?: (call: OperationCall<Id>) => Moment,
): OperationHandler<Id> {
  return (call) => {
    const { db, tenant, language, query } = call
    const { switches } = call.services
    const moment = momentOf?.(call) as Moment
    return getCachedPublishedValue(db, JSON.stringify([id, tenant.id, language, query, switches, moment]), () =>
      make({ db, tenant, language, query, switches, moment }),
    )
  }
}
