import { insert, oneValue, type Db } from '../db/sql.ts'

const keyOf = (code: string): string => code.normalize('NFKC').trim().toUpperCase()

/** Whose code an affiliate or invitation code is, if it is a tenant's; case does not matter. */
export function affiliateOf(db: Db, tenant: string, code: string): string | undefined {
  return oneValue<string>(db, 'SELECT owner FROM affiliate WHERE tenant = :tenant AND code_key = :key', {
    tenant,
    key: keyOf(code),
  })
}

export function addAffiliate(db: Db, tenant: string, code: string, owner: string): void {
  insert(db, 'affiliate', { tenant, code_key: keyOf(code), owner }, 'REPLACE')
}
