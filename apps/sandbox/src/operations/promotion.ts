import type { OperationId } from '@lobby/api'
import { contentOf } from '../domain/content.ts'
import type { Handler } from './call.ts'

const enabledPromotions: Handler<'enabledPromotions'> = ({ db, tenant, language }) =>
  contentOf<string>(db, tenant.id, 'promotionTypes', language).map(({ wire }) => wire)

/** Operations of the tag `promotion`. */
export const promotionOperations = { enabledPromotions } satisfies { readonly [Id in OperationId]?: Handler<Id> }
