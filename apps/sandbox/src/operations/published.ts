import type { OperationId, QueryFor, ValueOf } from '@lobby/api'
import type { Db } from '../db/sql.ts'
import { getCached } from '../db/getCached.ts'
import type { Language } from '../domain/language.ts'
import type { Tenant } from '../domain/tenants.ts'
import type { Call, Handler, Switches } from './call.ts'

/** Everything that an answer with published content may depend on. */
export interface Published<Id extends OperationId, Moment = undefined> {
  /** Only for reading the tables in `db/migrations/16-published.sql`, whose changes clear the cache. */
  readonly db: Db
  readonly tenant: Tenant
  readonly language: Language
  readonly query: QueryFor<Id, never>
  readonly switches: Readonly<Switches>
  readonly moment: Moment
}

/**
 * Returns a handler that caches its answer for all equal calls until an editor publishes something else.
 * @param make - builds the answer
 * @param momentOf - returns the part of the call that depends on the time. It is part of the cache key, and `make` gets it as `moment`
 */
export function published<Id extends OperationId, Moment = undefined>(
  id: Id,
  make: (call: Published<Id, Moment>) => ValueOf<Id>,
  momentOf?: (call: Call<Id>) => Moment,
): Handler<Id> {
  return (call) => {
    const { db, tenant, language, query } = call
    const { switches } = call.services
    const moment = momentOf?.(call) as Moment
    return getCached(db, JSON.stringify([id, tenant.id, language, query, switches, moment]), () =>
      make({ db, tenant, language, query, switches, moment }),
    )
  }
}
