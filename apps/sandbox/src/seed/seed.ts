import { createHash } from 'node:crypto'
import { forbiddenKind } from '@lobby/merchant'
import { defaultDialingCode } from '@lobby/platform/validation'
import { DAY_MS } from '@lobby/platform/calendar'
import { deleteRows, findRow, insert, oneValue, run, transaction, all, oneNumber, type Db } from '../db/sql.ts'
import { addAffiliate } from '../domain/agents/links.ts'
import { contentKinds, publish } from '../domain/content.ts'
import { foldText } from '@lobby/ui/fold-text'
import { languages, type Language } from '../domain/language.ts'
import { nameKey } from '../domain/people.ts'
import { configure } from '../domain/registrationConfig.ts'
import type { Tenant } from '../domain/tenants.ts'
import { post } from '../domain/wallet.ts'
import { seedContent } from './content.ts'
import { demoEmail, demoPasswordHash, demoPeople, demoTeam } from './demoPeople.ts'
import { games, lotteryGames, type SeedGame } from './games.ts'
import { lotteries } from './lotteries.ts'
import { seedRegistration } from './registration.ts'
import { openedDaysAgo, seedMoney } from './seedHistory.ts'
import { seedMails } from './mails.ts'
import { monthOfTeams, seedTeam } from './seedTeam.ts'
import { vendors, type Category } from './vendors.ts'

/**
 * Brings the catalogue and the demo of each tenant that has none yet, in one transaction. What is there already stays.
 * @param history - whether people of the demo have a past
 * @param teamDays - how many days of it their teams have
 */
export function seed(db: Db, tenants: readonly Tenant[], now: number, history = false, teamDays = monthOfTeams): void {
  transaction(db, () => {
    const fresh = tenants.filter(({ id }) => !findRow(db, 'tenant', { id }))
    // Bets that are seeded count by the category of their game.
    const anew = seedCatalogue(db)
    for (const tenant of fresh) seedTenant(db, tenant, now, history)
    for (const tenant of tenants) seedContentOf(db, tenant)
    for (const tenant of tenants) seedMails(db, tenant, now)
    for (const { id } of tenants) seedRegistrationOf(db, id)
    // What has been played is of the games that a tenant has.
    for (const tenant of anew ? tenants : fresh) rankGames(db, tenant)
    for (const tenant of tenants)
      if (isNewVersion(db, `money ${tenant.id}`, demoPeople)) seedMoney(db, tenant, now, history)
    if (history)
      for (const { id } of tenants) if (isNewVersion(db, `team ${id}`, demoTeam)) seedTeam(db, id, now, teamDays)
  })
}

/** What a reset leaves: the catalogue, and the mark of what is published. */
const kept = ['vendor', 'game', 'published', 'sqlite_sequence']

/** Takes everything back to the first start; `seed` tells its parameters. */
export function reseed(
  db: Db,
  tenants: readonly Tenant[],
  now: number,
  history: boolean,
  teamDays = monthOfTeams,
): void {
  transaction(db, () => {
    // Tables refer to each other.
    db.exec('PRAGMA defer_foreign_keys = ON')
    const tables = all<{ name: string }>(db, `SELECT name FROM sqlite_master WHERE type = 'table'`)
    for (const { name } of tables) if (!kept.includes(name)) db.exec(`DELETE FROM ${name}`)
    seed(db, tenants, now, history, teamDays)
  })
}

/** Fills the catalogue where it, or the form in which lists show it, is another one than before. @returns whether it is */
function seedCatalogue(db: Db): boolean {
  if (!isNewVersion(db, 'catalogue', [vendors, games, games.map(moreOf), forbiddenKind])) return false
  db.exec('DELETE FROM game; DELETE FROM vendor')
  vendors.forEach((vendor, position) =>
    insert(db, 'vendor', {
      vassalage: vendor.code,
      node_id: vendor.nodeId,
      name: vendor.name,
      categories: JSON.stringify(vendor.categories),
      position,
    }),
  )
  for (const game of games) insertGame(db, game)
  return true
}

/** Whether something of the seed is another one than the database knows, which from now on knows it. */
function isNewVersion(db: Db, name: string, seeded: unknown): boolean {
  const version = createHash('sha256').update(JSON.stringify(seeded)).digest('hex')
  if (oneValue<string>(db, 'SELECT value FROM setting WHERE name = :name', { name }) === version) return false
  insert(db, 'setting', { name, value: version }, 'REPLACE')
  return true
}

function insertGame(db: Db, game: SeedGame): void {
  const {
    isNew,
    hot: _hot,
    minBetMinor,
    classification,
    roomType: _room,
    priceMinor: _price,
    motif: _motif,
    ...wire
  } = game
  insert(db, 'game', {
    node_id: wire.nodeId,
    room_id: wire.roomId,
    category: wire.gameType,
    vassalage: wire.vassalage,
    support_play: wire.supportPlay ? 1 : 0,
    is_new: isNew ? 1 : 0,
    min_bet: minBetMinor,
    classification: classification ?? null,
    search: foldText(`${wire.gameName} ${wire.vendorName}`),
    wire: JSON.stringify(wire),
    more: JSON.stringify(moreOf(game)),
  })
}

/** What `ListedGame` of the contract has beside `Game`. */
function moreOf({ nodeId, isNew, classification, roomType, priceMinor }: SeedGame): object {
  const code = lotteries[lotteryGames.findIndex((game) => game.nodeId === nodeId)]?.code
  return { isNew, gameClassify: classification, roomType, priceMinor: priceMinor > 0 ? priceMinor : undefined, code }
}

/** What a house is known for comes up more often among its hot games. */
const knownFor: Readonly<Record<string, readonly Category[]>> = {
  trevo: ['LOTT', 'ELOTTO'],
  kite: ['SPORTS', 'ESPORTS'],
}

/** Each tenant's players like other games: no two lobbies show the same ones first. What its market forbids a tenant does not have. */
function rankGames(db: Db, { id: tenant, market }: Tenant): void {
  deleteRows(db, 'tenant_game', { tenant })
  for (const { nodeId, hot, gameType } of games) {
    if (market !== undefined && gameType === forbiddenKind) continue
    const taste = createHash('sha256').update(`${tenant} ${nodeId}`).digest().readUInt8(0) / 4
    const known = knownFor[tenant]?.includes(gameType) ? 30 : 0
    insert(db, 'tenant_game', { tenant, game: nodeId, popularity: Math.round(hot + taste + known) })
  }
}

/** What editors publish, in every language at once; anew when it is another one than before. */
function seedContentOf(db: Db, house: Tenant): void {
  const { id: tenant } = house
  const from = oneNumber(db, 'SELECT seeded_at FROM tenant WHERE id = :tenant', { tenant })
  const texts = languages.map((language) => [language, seedContent(house, language, from)] as const)
  if (!isNewVersion(db, `content ${tenant}`, texts)) return
  deleteRows(db, 'content', { tenant })
  for (const kind of contentKinds) {
    const count = Math.min(...texts.map(([, content]) => content[kind].length))
    const items = Array.from({ length: count }, (_, at) =>
      Object.fromEntries(texts.map(([language, content]) => [language, content[kind][at]])),
    )
    publish(db, tenant, kind, items as Record<Language, unknown>[])
  }
}

/** What registration asks for, the codes of its affiliates, and how the people of the demo are reached; anew when it is another one. */
function seedRegistrationOf(db: Db, tenant: string): void {
  const registration = seedRegistration(tenant)
  const reached = demoPeople.flatMap(({ name, mobile }) =>
    mobile === undefined ? [] : [{ key: nameKey(name), mobile, email: demoEmail(name) }],
  )
  if (!isNewVersion(db, `registration ${tenant}`, [registration, reached])) return
  configure(db, tenant, registration)
  deleteRows(db, 'affiliate', { tenant })
  for (const [code, owner] of registration.affiliates) addAffiliate(db, tenant, code, owner)
  for (const { key, mobile, email } of reached) {
    run(
      db,
      `UPDATE OR IGNORE member SET dialing = :dialing, mobile = :mobile, email = :email
       WHERE tenant = :tenant AND name_key = :key AND mobile IS NULL AND email IS NULL`,
      { tenant, key, mobile, email, dialing: defaultDialingCode },
    )
  }
}

function seedTenant(db: Db, tenant: Tenant, now: number, history: boolean): void {
  insert(db, 'tenant', { id: tenant.id, seeded_at: now })
  const registeredAt = now - 214 * DAY_MS
  for (const person of demoPeople) {
    const { id: member } = insert(db, 'member', {
      tenant: tenant.id,
      name: person.name,
      name_key: nameKey(person.name),
      nickname: person.nickname,
      password: demoPasswordHash(),
      type: person.type,
      vip: history ? null : person.vip,
      disabled: person.disabled ? 1 : 0,
      captcha_always: person.captchaAlways ? 1 : 0,
      registered_at: registeredAt,
    })
    if (person.opening) {
      // The history of the demo follows, so the opening balance is older.
      const at = !history ? now : person.past ? now - openedDaysAgo[person.past] * DAY_MS : registeredAt
      post(db, {
        tenant: tenant.id,
        member,
        kind: 'opening',
        ref: 'demo',
        amountMinor: person.opening,
        key: 'opening',
        at,
      })
    }
  }
}
