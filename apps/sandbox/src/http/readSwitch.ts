import type { Context } from 'hono'
import type { Db } from '../db/sql.ts'
import type { Clock } from '../domain/clock.ts'
import { memberByName, type Member } from '../domain/people.ts'
import type { Tenants } from '../domain/tenants.ts'
import type { Switches } from '../operations/call.ts'

/** What the developer's switches work on. */
export interface SwitchParts {
  readonly db: () => Db
  readonly clock: Clock
  readonly tenants: Tenants
  readonly switches: Switches
}

/** What a developer's request says. */
export type Asked = Readonly<Record<string, unknown>>

/** The body of a developer's request; empty when it is no object. */
export async function readSwitch(request: Request): Promise<Asked> {
  const body: unknown = await request.json().catch(() => null)
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {}
}

/** Returns the member with a user name at a merchant, or undefined. */
export function memberAsked(
  { db, tenants }: Pick<SwitchParts, 'db' | 'tenants'>,
  merchant: unknown,
  name: unknown,
): Member | undefined {
  const tenant = tenants.list.find(({ id }) => id === merchant)
  return tenant && typeof name === 'string' ? memberByName(db(), tenant.id, name) : undefined
}

/** Says what a developer's request has to be, where it was not understood and changes nothing. */
export const misunderstood = (context: Context, error: string): Response => context.json({ error }, 400)
