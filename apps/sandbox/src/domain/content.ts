import { selectAll, deleteRows, insertRow, runInTransaction, type Db } from '../db/sql.ts'
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

/**
 * Returns a tenant's published items of one kind in one language, in display order. An item has the same id in
 * every language.
 */
export function listPublishedContent<Wire>(
  db: Db,
  tenant: string,
  kind: ContentKind,
  language: Language,
): { readonly id: number; readonly wire: Wire }[] {
  return selectAll<{ id: number; wire: string }>(
    db,
    'SELECT id, wire FROM content WHERE tenant = :tenant AND kind = :kind ORDER BY position',
    { tenant, kind },
  ).map(({ id, wire }) => ({ id, wire: (JSON.parse(wire) as Record<Language, Wire>)[language] }))
}

/** Returns the ids of a tenant's published items of one kind, in display order. */
export const listPublishedContentIds = (db: Db, tenant: string, kind: ContentKind): number[] =>
  selectAll<{ id: number }>(db, 'SELECT id FROM content WHERE tenant = :tenant AND kind = :kind ORDER BY position', {
    tenant,
    kind,
  }).map(({ id }) => id)

/** Replaces a tenant's published items of one kind. @param items - each item in every language */
export function publishContent(
  db: Db,
  tenant: string,
  kind: ContentKind,
  items: readonly Readonly<Record<Language, unknown>>[],
): void {
  runInTransaction(db, () => {
    deleteRows(db, 'content', { tenant, kind })
    items.forEach((item, position) => insertRow(db, 'content', { tenant, kind, position, wire: JSON.stringify(item) }))
  })
}
