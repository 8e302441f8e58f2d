import { all, deleteRows, insert, transaction, type Db } from '../db/sql.ts'
import type { Language } from './language.ts'

export const contentKinds = [
  'banners',
  'notice',
  'popular',
  'popup',
  'promotion',
  'promotionTypes',
  'activity',
  'register',
  'agreement',
  'help',
  'social',
  'download',
  'template',
  'agentNotice',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** Returns a tenant's published content of a kind in one language, in the editor's order. An item has the same id in every language. */
export function contentOf<Wire>(
  db: Db,
  tenant: string,
  kind: ContentKind,
  language: Language,
): { readonly id: number; readonly wire: Wire }[] {
  return all<{ id: number; wire: string }>(
    db,
    'SELECT id, wire FROM content WHERE tenant = :tenant AND kind = :kind ORDER BY position',
    { tenant, kind },
  ).map(({ id, wire }) => ({ id, wire: (JSON.parse(wire) as Record<Language, Wire>)[language] }))
}

/** Returns the ids of a tenant's published content of a kind, in the editor's order. */
export const contentIdsOf = (db: Db, tenant: string, kind: ContentKind): number[] =>
  all<{ id: number }>(db, 'SELECT id FROM content WHERE tenant = :tenant AND kind = :kind ORDER BY position', {
    tenant,
    kind,
  }).map(({ id }) => id)

/** Replaces a tenant's published content of a kind. @param items - each item in every language */
export function publish(
  db: Db,
  tenant: string,
  kind: ContentKind,
  items: readonly Readonly<Record<Language, unknown>>[],
): void {
  transaction(db, () => {
    deleteRows(db, 'content', { tenant, kind })
    items.forEach((item, position) => insert(db, 'content', { tenant, kind, position, wire: JSON.stringify(item) }))
  })
}
