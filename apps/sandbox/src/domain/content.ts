import { all, type Db } from '../db/sql.ts'

export type ContentKind = 'banners' | 'player' | 'popup' | 'promotion'

/** What an editor of a tenant published of a kind, in the editor's order, each with its id. */
export function contentOf<Wire>(db: Db, tenant: string, kind: ContentKind): { readonly id: number; readonly wire: Wire }[] {
  return all<{ id: number; wire: string }>(db, 'SELECT id, wire FROM content WHERE tenant = :tenant AND kind = :kind ORDER BY position', {
    tenant,
    kind,
  }).map(({ id, wire }) => ({ id, wire: JSON.parse(wire) as Wire }))
}
