import type { OperationId, ValueOf } from '@lobby/api'
import type { Db } from '../db/sql.ts'
import { popularGames } from '../domain/catalogue.ts'
import { contentOf } from '../domain/content.ts'
import type { SeedContent } from '../seed/content.ts'
import { matches } from '../seed/matches.ts'
import type { Handler } from './call.ts'

type Home = ValueOf<'homeAnnouncements'>

const hour = 3_600_000

/** Matches that can be bet on: each is tied to a game of the sports category. */
function hotMatches(db: Db, tenant: string, now: number): Home['hot'] {
  const games = popularGames(db, tenant, 'SPORTS', 60).filter(({ supportPlay }) => supportPlay)
  return matches.flatMap(({ home, away, league, inHours }, index) => {
    const game = games[index]
    return game
      ? [
          {
            homeTeam: home.name,
            awayTeam: away.name,
            homeTeamImageUrl: `/team/${home.slug}.webp`,
            awayTeamImageUrl: `/team/${away.slug}.webp`,
            league,
            matchTime: new Date((Math.floor(now / hour) + inHours) * hour).toISOString(),
            vendor: game.vassalage,
            roomId: game.roomId,
            nodeId: game.nodeId,
          },
        ]
      : []
  })
}

const homeAnnouncements: Handler<'homeAnnouncements'> = ({ db, now, tenant }) => ({
  banners: contentOf<SeedContent['banners'][number]>(db, tenant.id, 'banners').map(({ id, wire }, index) => ({
    id,
    url: `/banner/${tenant.id}/${index + 1}.webp`,
    ...wire,
  })),
  player: contentOf<string>(db, tenant.id, 'player').map(({ id, wire }) => ({ id, title: wire })),
  popup: contentOf<SeedContent['popup'][number]>(db, tenant.id, 'popup').map(({ id, wire }) => ({ id, ...wire })),
  hot: hotMatches(db, tenant.id, now),
  promotion: contentOf<string>(db, tenant.id, 'promotion').map(({ id, wire }) => ({ id, title: wire })),
})

/** Operations of the tag `announcement`. */
export const announcementOperations = { homeAnnouncements } satisfies { readonly [Id in OperationId]?: Handler<Id> }
