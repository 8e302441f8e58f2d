import { selectAll, findRow, selectOne, selectNumber, type Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'
import { normaliseUserName } from '../members.ts'
import { parseCursorId, toLimitAndOffset, toListPage, type ListPage, type PageRequest } from '../pagination.ts'
import { Refused } from '../refused.ts'

/** The position of a member in the team of another member, the owner. */
export interface TeamPosition {
  /** The number of levels below the owner: 0 is the owner itself, 1 is a direct downline. */
  readonly depth: number
  /** The id of the owner's direct downline whose branch contains the member; 0 for the owner itself. */
  readonly via: number
}

/**
 * Returns the position of a member in the owner's team, which includes the owner. This is the only check of team
 * membership.
 * @throws Refused `account.forbidden` for every other id: members outside the team, members of another tenant, and ids
 * that do not exist
 */
export function getPositionInTeam(db: Db, { tenant, member: above }: RowOwner, member: number): TeamPosition {
  const place = findRow<TeamPosition>(db, 'team_link', { tenant, above, below: member })
  if (!place) throw new Refused('account.forbidden')
  return place
}

/**
 * Returns the position of a member below the owner. Unlike `getPositionInTeam`, this function also refuses the id of
 * the owner.
 * @throws Refused `account.forbidden`
 */
export function getPositionBelowOwner(db: Db, owner: RowOwner, member: number): TeamPosition {
  const place = getPositionInTeam(db, owner, member)
  if (place.depth === 0) throw new Refused('account.forbidden')
  return place
}

/** Checks that a member is a direct downline of the owner. @throws Refused `account.forbidden` */
export function requireDirectDownline(db: Db, owner: RowOwner, member: number): void {
  if (getPositionInTeam(db, owner, member).depth !== 1) throw new Refused('account.forbidden')
}

export interface TeamPathMember {
  readonly id: number
  readonly name: string
}

/**
 * Returns the chain of members from an agent down to a team member. The chain excludes the agent and includes the team
 * member.
 */
export const listTeamPathToMember = (db: Db, { tenant, member: above }: RowOwner, member: number): TeamPathMember[] =>
  selectAll<TeamPathMember>(
    db,
    `SELECT member.id, member.name FROM team_link AS up
     JOIN team_link AS own ON own.tenant = :tenant AND own.above = :above AND own.below = up.above AND own.depth > 0
     JOIN member ON member.id = up.above
     WHERE up.tenant = :tenant AND up.below = :member ORDER BY up.depth DESC`,
    { tenant, above, member },
  )

/**
 * Returns how many direct downlines a member has (`direct`), and how many members are below the member on all levels
 * (`team`).
 */
export function getTeamSize(db: Db, { tenant, member }: RowOwner): { readonly direct: number; readonly team: number } {
  const { direct, team } = findRow<{ direct: number; team: number }>(db, 'team_size', { tenant, member }) ?? {
    direct: 0,
    team: 0,
  }
  return { direct, team }
}

/**
 * Returns the id of the team member with a given user name.
 * @param key - the name as `normaliseUserName` returns it
 * @throws Refused `account.forbidden`
 */
export function getTeamMemberIdByName(db: Db, { tenant, member }: RowOwner, key: string): number {
  const found = selectOne<{ below: number }>(
    db,
    'SELECT below FROM team_link WHERE tenant = :tenant AND above = :member AND name_key = :key AND depth > 0',
    { tenant, member, key },
  )
  if (!found) throw new Refused('account.forbidden')
  return found.below
}

export interface TeamMemberRow {
  readonly id: number
  readonly name: string
  readonly nickname: string | null
  readonly type: number
  readonly disabled: number
  readonly registered_at: number
  readonly signed_in_at: number | null
  readonly depth: number
  /** The name of the member directly above this member. */
  readonly upline: string | null
  readonly direct: number
  readonly team: number
}

type Found = ListPage<TeamMemberRow>

const columns = `member.id, member.name, member.nickname, member.type, member.disabled, member.registered_at, member.signed_in_at,
  link.depth, above.name AS upline, size.direct, size.team`
const joins =
  'JOIN team_size AS size ON size.tenant = member.tenant AND size.member = member.id LEFT JOIN member AS above ' +
  'ON above.id = member.upline'

/**
 * Returns one page of the direct downlines of the member `parent`, the newest first.
 * @param agent - the agent from whom `depth` is counted
 */
export function listDirectDownlines(db: Db, agent: RowOwner, parent: number, page: PageRequest): Found {
  const rows = selectAll<TeamMemberRow>(
    db,
    `SELECT ${columns} FROM member INDEXED BY member_by_upline
     JOIN team_link AS link ON link.tenant = :tenant AND link.above = :member AND link.below = member.id ${joins}
     WHERE member.tenant = :tenant AND member.upline = :parent AND member.id < :before ORDER BY member.id DESC LIMIT :limit OFFSET :offset`,
    { ...agent, parent, before: parseCursorId(page) ?? Number.MAX_SAFE_INTEGER, ...toLimitAndOffset(page) },
  )
  return {
    ...toListPage(rows, page, (row) => row.id),
    total: getTeamSize(db, { tenant: agent.tenant, member: parent }).direct,
  }
}

/**
 * Returns one page of the team members whose names begin with a text, sorted by name. Stops counting at 1,000 matches,
 * so that the query stays fast in large teams.
 */
export function searchTeamMembers(db: Db, agent: RowOwner, text: string, page: PageRequest): Found {
  const from = normaliseUserName(text)
  const mark = parseCursorId(page)
  const params = { tenant: agent.tenant, member: agent.member, from, to: `${from}\u{10ffff}` }
  const nameBegins =
    'link.tenant = :tenant AND link.above = :member AND link.depth > 0 AND link.name_key >= :from AND ' +
    'link.name_key < :to'
  const behind =
    mark === undefined
      ? undefined
      : findRow<{ name_key: string }>(db, 'team_link', { tenant: agent.tenant, above: agent.member, below: mark })
  const rows = selectAll<TeamMemberRow>(
    db,
    `SELECT ${columns} FROM team_link AS link INDEXED BY team_link_by_name JOIN member ON member.id = link.below ${joins}
     WHERE ${nameBegins} AND link.name_key > :behind ORDER BY link.name_key LIMIT :limit OFFSET :offset`,
    // Return an empty page if the cursor belongs to no team member.
    { ...params, behind: mark === undefined ? '' : (behind?.name_key ?? '\u{10ffff}'), ...toLimitAndOffset(page) },
  )
  const total = selectNumber(
    db,
    `SELECT COUNT(*) FROM (SELECT 1 FROM team_link AS link INDEXED BY team_link_by_name WHERE ${nameBegins} ` +
      'LIMIT 1000)',
    params,
  )
  return { ...toListPage(rows, page, (row) => row.id), total }
}

export const findTeamMember = (db: Db, agent: RowOwner, id: number): TeamMemberRow | undefined =>
  selectOne<TeamMemberRow>(
    db,
    `SELECT ${columns} FROM member JOIN team_link AS link ON link.tenant = :tenant AND link.above = :member AND link.below = member.id ${joins}
     WHERE member.tenant = :tenant AND member.id = :id`,
    { ...agent, id },
  )
