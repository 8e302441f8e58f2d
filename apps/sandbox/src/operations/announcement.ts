import type { OperationId, ResponseValueOf } from '@lobby/api'
import type { Db } from '../db/sql.ts'
import { listPublishedContentIds, listPublishedContent } from '../domain/content.ts'
import { listMatchesAfter, type ScheduledMatch } from '../domain/matchCalendar.ts'
import type { Language } from '../domain/language.ts'
import { listSportsGamesWithMatches } from '../domain/matchBets.ts'
import type { SeedContent } from '../seed/content.ts'
import type { AnyOperationCall } from './call.ts'
import { createCachedHandler, type CachedHandlerCall } from './createCachedHandler.ts'

type Home = ResponseValueOf<'homeAnnouncements'>

/** Returns the next matches. The cached responses depend on this list, which changes when a match begins. */
const nextMatches = ({ now, services }: AnyOperationCall): ScheduledMatch[] =>
  listMatchesAfter(now, services.switches.matches)

/** Returns the next matches that can be bet on. Each match is linked to a game of the sports category. */
function toHotMatches({
  db,
  tenant,
  moment,
}: Pick<CachedHandlerCall<OperationId, ScheduledMatch[]>, 'db' | 'tenant' | 'moment'>): Home['hot'] {
  const games = listSportsGamesWithMatches(db, tenant.id)
  return moment.flatMap(({ index, league, home, away, kickOff }) => {
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

export const hotMatches = createCachedHandler('hotMatches', toHotMatches, nextMatches)

type Of<Kind extends 'banners' | 'notice' | 'popular' | 'popup'> = SeedContent[Kind][number]

/**
 * Returns the id of each promotion on home, in display order. The first promotion has the id of the tenant's first
 * published `activity`, and so on.
 */
function promotionIdsOf(db: Db, tenant: string): number[] {
  const listed = listPublishedContentIds(db, tenant, 'activity')
  return listPublishedContentIds(db, tenant, 'promotion').map((id, at) => listed[at] ?? id)
}

function promotionsOf(db: Db, tenant: string, language: Language): Home['promotion'] {
  const ids = promotionIdsOf(db, tenant)
  return listPublishedContent<string>(db, tenant, 'promotion', language).map(({ id, wire: title }, at) => ({
    id: ids[at] ?? id,
    title,
  }))
}

/**
 * Replaces the link target `#<position>` of published content with the id of the promotion at this position, or with
 * null if no promotion is at this position.
 */
function withTarget<Wire extends { readonly promotionType: string | null }>(db: Db, tenant: string, wire: Wire): Wire {
  const [, at] = /^#(\d+)$/.exec(wire.promotionType ?? '') ?? []
  if (at === undefined) return wire
  const id = promotionIdsOf(db, tenant)[Number(at)]
  return { ...wire, promotionType: id === undefined ? null : String(id) }
}

const banners = ({ db, tenant, language }: Pick<AnyOperationCall, 'db' | 'tenant' | 'language'>): Home['banners'] =>
  listPublishedContent<Of<'banners'>>(db, tenant.id, 'banners', language).map(({ id, wire }, index) => ({
    id,
    url: `/banner/${tenant.id}/${index + 1}.webp`,
    ...withTarget(db, tenant.id, wire),
  }))

export const homeAnnouncements = createCachedHandler(
  'homeAnnouncements',
  (call: CachedHandlerCall<'homeAnnouncements', ScheduledMatch[]>) => {
    const { db, tenant, language } = call
    return {
      banners: banners(call),
      player: listPublishedContent<Of<'notice'>>(db, tenant.id, 'notice', language)
        .filter(({ wire }) => wire.ticker)
        .map(({ id, wire: { title } }) => ({ id, title })),
      popup: listPublishedContent<Of<'popup'>>(db, tenant.id, 'popup', language).map(({ id, wire }) => ({
        id,
        ...withTarget(db, tenant.id, wire),
      })),
      hot: toHotMatches(call),
      promotion: promotionsOf(db, tenant.id, language),
    }
  },
  nextMatches,
)

export const announcementBanner = createCachedHandler('announcementBanner', banners)

export const mobileNotice = createCachedHandler('mobileNotice', ({ db, tenant, language }) => ({
  contentLobby: listPublishedContent<Of<'notice'>>(db, tenant.id, 'notice', language)
    .map(({ id, wire: { title, content, topic, publishedAt, pinned } }) => ({
      id,
      title,
      content,
      topic,
      publishedAt,
      pinned,
    }))
    .sort(
      (one, other) =>
        Number(other.pinned) - Number(one.pinned) || Date.parse(other.publishedAt) - Date.parse(one.publishedAt),
    ),
}))

export const popularAnnouncements = createCachedHandler('popularAnnouncements', ({ db, tenant, language }) =>
  listPublishedContent<Of<'popular'>>(db, tenant.id, 'popular', language).map(({ id, wire: { banner, ...wire } }) => ({
    id,
    url: `/banner/${tenant.id}/${banner}.webp`,
    ...withTarget(db, tenant.id, wire),
  })),
)

export const registerAnnouncements = createCachedHandler('registerAnnouncements', ({ db, tenant, language }) =>
  listPublishedContent<SeedContent['register'][number]>(db, tenant.id, 'register', language).map(
    ({ id, wire }, index) => ({ id, url: `/banner/${tenant.id}/${index + 1}.webp`, ...wire }),
  ),
)
