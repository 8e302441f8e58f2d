import type { OperationId } from '@lobby/api'
import type { Owner } from '../domain/owner.ts'
import { signedIn, type Call } from './call.ts'

/** Whose rows a call of a session is about. */
export const ownerOf = (call: Pick<Call<OperationId>, 'tenant' | 'member'>): Owner => ({
  tenant: call.tenant.id,
  member: signedIn(call).id,
})
