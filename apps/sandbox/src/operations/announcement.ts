import type { OperationId, ValueOf } from '@lobby/api'
import type { Db } from '../db/sql.ts'
import { popularGames } from '../domain/catalogue.ts'
import { contentOf } from '../domain/content.ts'
import { fixturesAfter } from '../domain/fixtures.ts'
import type { SeedContent } from '../seed/content.ts'
import type { Handler } from './call.ts'

type Home = ValueOf<'homeAnnouncements'>

const matchesShown = 8

/** Matches that can be bet on: each is tied to a game of the sports category. */
function matchesToCome(db: Db, tenant: string, now: number): Home['hot'] {
  const games = popularGames(db, tenant, 'SPORTS', 60).filter(({ supportPlay }) => supportPlay)
  return fixturesAfter(now, matchesShown).flatMap(({ index, league, home, away, kickOff }) => {
    const game = games[index % games.length]
    return game
      ? [
          {
            homeTeam: home.name,
            awayTeam: away.name,
            homeTeamImageUrl: `/team/${home.slug}.webp`,
            awayTeamImageUrl: `/team/${away.slug}.webp`,
            league,
            matchTime: new Date(kickOff).toISOString(),
            vendor: game.vassalage,
            roomId: game.roomId,
            nodeId: game.nodeId,
          },
        ]
      : []
  })
}

const hotMatches: Handler<'hotMatches'> = ({ db, now, tenant }) => matchesToCome(db, tenant.id, now)

const homeAnnouncements: Handler<'homeAnnouncements'> = ({ db, now, tenant, language }) => ({
  banners: contentOf<SeedContent['banners'][number]>(db, tenant.id, 'banners', language).map(({ id, wire }, index) => ({
    id,
    url: `/banner/${tenant.id}/${index + 1}.webp`,
    ...wire,
  })),
  player: contentOf<string>(db, tenant.id, 'player', language).map(({ id, wire }) => ({ id, title: wire })),
  popup: contentOf<SeedContent['popup'][number]>(db, tenant.id, 'popup', language).map(({ id, wire }) => ({ id, ...wire })),
  hot: matchesToCome(db, tenant.id, now),
  promotion: contentOf<string>(db, tenant.id, 'promotion', language).map(({ id, wire }) => ({ id, title: wire })),
})

const registerAnnouncements: Handler<'registerAnnouncements'> = ({ db, tenant, language }) =>
  contentOf<SeedContent['register'][number]>(db, tenant.id, 'register', language).map(({ id, wire }, index) => ({
    id,
    url: `/banner/${tenant.id}/${index + 1}.webp`,
    ...wire,
  }))

/** Operations of the tag `announcement`. */
export const announcementOperations = { homeAnnouncements, hotMatches, registerAnnouncements } satisfies { readonly [Id in OperationId]?: Handler<Id> }
