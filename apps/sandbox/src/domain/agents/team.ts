import { all, findRow, one, type Db } from '../../db/sql.ts'
import type { Owner } from '../owner.ts'
import { Refused } from '../refused.ts'

/** Where a member stands below another one. */
export interface Place {
  /** 0 is the member itself, 1 stands directly below. */
  readonly depth: number
  /** The direct member on the way; 0 for the member itself. */
  readonly via: number
}

/**
 * The one rule of who is within whose team: `member` of the owner's tenant, at or below the owner.
 * @throws Refused `account.forbidden` for anybody else, whether there is such a member or not: beside, above, of another tenant or of none
 */
export function placeIn(db: Db, { tenant, member: above }: Owner, member: number): Place {
  const place = findRow<Place>(db, 'team_link', { tenant, above, below: member })
  if (!place) throw new Refused('account.forbidden')
  return place
}

/** The same for whoever is truly below. @throws Refused `account.forbidden` */
export function placeBelow(db: Db, owner: Owner, member: number): Place {
  const place = placeIn(db, owner, member)
  if (place.depth === 0) throw new Refused('account.forbidden')
  return place
}

/** The same for whoever stands directly below. @throws Refused `account.forbidden` */
export function demandDirect(db: Db, owner: Owner, member: number): void {
  if (placeIn(db, owner, member).depth !== 1) throw new Refused('account.forbidden')
}

export interface Step {
  readonly id: number
  readonly name: string
}

/** The way down from an agent, that one left out, to a member within its team. */
export const pathTo = (db: Db, { tenant, member: above }: Owner, member: number): Step[] =>
  all<Step>(
    db,
    `SELECT member.id, member.name FROM team_link AS up
     JOIN team_link AS own ON own.tenant = :tenant AND own.above = :above AND own.below = up.above AND own.depth > 0
     JOIN member ON member.id = up.above
     WHERE up.tenant = :tenant AND up.below = :member ORDER BY up.depth DESC`,
    { tenant, above, member },
  )

/** How many stand directly below a member, and below it at all. */
export function sizeOf(db: Db, { tenant, member }: Owner): { readonly direct: number; readonly team: number } {
  const { direct, team } = findRow<{ direct: number; team: number }>(db, 'team_size', { tenant, member }) ?? {
    direct: 0,
    team: 0,
  }
  return { direct, team }
}

/** The member of a user name within a team, below its agent. @throws Refused `account.forbidden` */
export function belowByName(db: Db, { tenant, member }: Owner, key: string): number {
  const found = one<{ below: number }>(
    db,
    'SELECT below FROM team_link WHERE tenant = :tenant AND above = :member AND name_key = :key AND depth > 0',
    { tenant, member, key },
  )
  if (!found) throw new Refused('account.forbidden')
  return found.below
}
