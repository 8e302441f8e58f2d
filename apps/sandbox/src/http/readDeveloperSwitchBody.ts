import type { Context } from 'hono'
import type { Db } from '../db/sql.ts'
import type { SandboxClock } from '../domain/clock.ts'
import { findMemberByName, type Member } from '../domain/members.ts'
import type { TenantLookup } from '../domain/tenants.ts'
import type { DeveloperSwitches } from '../operations/call.ts'

/** The parts of the sandbox that developer switches change. */
export interface DeveloperSwitchContext {
  readonly db: () => Db
  readonly clock: SandboxClock
  readonly tenants: TenantLookup
  readonly switches: DeveloperSwitches
}

/** The fields of a request to a developer switch. */
export type DeveloperSwitchBody = Readonly<Record<string, unknown>>

/** Parses the body of a request to a developer switch. Returns an empty object if the body is not a JSON object. */
export async function readDeveloperSwitchBody(request: Request): Promise<DeveloperSwitchBody> {
  const body: unknown = await request.json().catch(() => null)
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {}
}

/** Returns the member whose merchant id and user name are in a request to a developer switch. */
export function findMemberOfSwitchRequest(
  { db, tenants }: Pick<DeveloperSwitchContext, 'db' | 'tenants'>,
  merchant: unknown,
  name: unknown,
): Member | undefined {
  const tenant = tenants.list.find(({ id }) => id === merchant)
  return tenant && typeof name === 'string' ? findMemberByName(db(), tenant.id, name) : undefined
}

/** Refuses an invalid request to a developer switch with the status 400. @param error - describes a valid request */
export const refuseSwitchRequest = (context: Context, error: string): Response => context.json({ error }, 400)
