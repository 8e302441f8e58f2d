import type { OperationId, QueryFor, ValueOf } from '@lobby/api'
import type { Db } from '../db/sql.ts'
import { remember } from '../db/remember.ts'
import type { Language } from '../domain/language.ts'
import type { Tenant } from '../domain/tenants.ts'
import type { Call, Handler, Switches } from './call.ts'

/** All that an answer of published things may depend on. */
export interface Published<Id extends OperationId, Moment = undefined> {
  /** For the tables of `db/migrations/16-published.sql` alone. */
  readonly db: Db
  readonly tenant: Tenant
  readonly language: Language
  readonly query: QueryFor<Id, never>
  readonly switches: Readonly<Switches>
  readonly moment: Moment
}

/**
 * Answers with what editors have published, made once for all who ask the same until an editor publishes something else.
 * @param momentOf - what the time makes different, which the answer is told as its `moment`
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
    return remember(db, JSON.stringify([id, tenant.id, language, query, switches, moment]), () =>
      make({ db, tenant, language, query, switches, moment }),
    )
  }
}
