import { findRow, insertRow, runInTransaction, type Db } from '../../db/sql.ts'
import { listPublishedContent } from '../content.ts'
import type { Language } from '../language.ts'
import type { RowOwner } from '../rowOwner.ts'

export interface AgentNotice {
  readonly title: string
  readonly content: string
  readonly publishedAt: string
  readonly pinned: boolean
}

/**
 * Returns the published notices for agents: pinned notices first, then the newest. `read` is true if the member has
 * read the notice.
 */
export const listAgentNotices = (db: Db, { tenant, member }: RowOwner, language: Language) =>
  listPublishedContent<AgentNotice>(db, tenant, 'agentNotice', language)
    .map(({ id, wire }) => ({
      id,
      ...wire,
      read: findRow(db, 'notice_read', { tenant, member, notice: id }) !== undefined,
    }))
    .sort(
      (first, second) =>
        Number(second.pinned) - Number(first.pinned) || Date.parse(second.publishedAt) - Date.parse(first.publishedAt),
    )

/** Marks notices as read. Ignores unknown ids. */
export function markAgentNoticesRead(
  db: Db,
  { tenant, member }: RowOwner,
  ids: readonly number[],
  language: Language,
): void {
  const known = new Set(listPublishedContent<AgentNotice>(db, tenant, 'agentNotice', language).map(({ id }) => id))
  runInTransaction(db, () => {
    for (const id of ids) {
      if (known.has(id)) insertRow(db, 'notice_read', { tenant, member, notice: id }, 'IGNORE')
    }
  })
}
