import { all, type Db } from '../db/sql.ts'
import type { Language } from './language.ts'

export const contentKinds = ['banners', 'player', 'popup', 'promotion', 'register', 'agreement'] as const
type ContentKind = (typeof contentKinds)[number]

/** What an editor of a tenant published of a kind, in the editor's order and in one language; the id is the same in every language. */
export function contentOf<Wire>(
  db: Db,
  tenant: string,
  kind: ContentKind,
  language: Language,
): { readonly id: number; readonly wire: Wire }[] {
  return all<{ id: number; wire: string }>(db, 'SELECT id, wire FROM content WHERE tenant = :tenant AND kind = :kind ORDER BY position', {
    tenant,
    kind,
  }).map(({ id, wire }) => ({ id, wire: (JSON.parse(wire) as Record<Language, Wire>)[language] }))
}
