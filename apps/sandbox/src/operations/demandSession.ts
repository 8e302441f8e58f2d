import type { OperationId } from '@lobby/api'
import { demandRunning } from '../domain/sessions.ts'
import type { Call } from './call.ts'

/** Asks once more for the session of a call, as `demandRunning` does. */
export const demandSession = ({
  db,
  tenant,
  token,
  now,
}: Pick<Call<OperationId>, 'db' | 'tenant' | 'token' | 'now'>): void => demandRunning(db, tenant.id, token, now)
