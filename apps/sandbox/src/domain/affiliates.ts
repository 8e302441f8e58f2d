import { one, run, type Db } from '../db/sql.ts'

const keyOf = (code: string): string => code.normalize('NFKC').trim().toUpperCase()

/** Whose code an affiliate or invitation code is, if it is a tenant's; case does not matter. */
export function affiliateOf(db: Db, tenant: string, code: string): string | undefined {
  return one<{ owner: string }>(db, 'SELECT owner FROM affiliate WHERE tenant = :tenant AND code_key = :key', {
    tenant,
    key: keyOf(code),
  })?.owner
}

export function addAffiliate(db: Db, tenant: string, code: string, owner: string): void {
  run(db, 'INSERT OR REPLACE INTO affiliate (tenant, code_key, owner) VALUES (:tenant, :key, :owner)', {
    tenant,
    key: keyOf(code),
    owner,
  })
}
