import { createHash } from 'node:crypto'
import { forbiddenGameType } from '@lobby/merchant'
import { DEFAULT_DIALING_CODE } from '@lobby/platform/validation'
import { DAY_MS } from '@lobby/platform/calendar'
import {
  deleteRows,
  findRow,
  insertRow,
  selectValue,
  runSql,
  runInTransaction,
  selectAll,
  selectNumber,
  type Db,
} from '../db/sql.ts'
import { addAffiliateCode } from '../domain/agents/invitationLinks.ts'
import { contentKinds, publishContent } from '../domain/content.ts'
import { normaliseSearchText } from '@lobby/ui/fold-text'
import { languages, type Language } from '../domain/language.ts'
import { normaliseUserName } from '../domain/members.ts'
import { replaceRegistrationConfig } from '../domain/registrationConfig.ts'
import type { Tenant } from '../domain/tenants.ts'
import { postLedgerEntry } from '../domain/wallet.ts'
import { buildSeedContent } from './content.ts'
import { getDemoEmail, getDemoPasswordHash, demoPeople, demoTeam } from './demoPeople.ts'
import { demoGames, lotteryCatalogueGames, type SeedGame } from './games.ts'
import { seedLotteries } from './lotteries.ts'
import { getSeedRegistration } from './registration.ts'
import { OPENING_BALANCE_AGE_DAYS, seedDemoPeopleMoney } from './seedHistory.ts'
import { seedDemoMails } from './mails.ts'
import { DEFAULT_TEAM_HISTORY_DAYS, seedDemoTeam } from './seedDemoTeam.ts'
import { seedVendors, type GameCategory } from './vendors.ts'

/**
 * Seeds the catalogue and the demo data of each new tenant in one transaction. For existing tenants, updates the
 * catalogue, the content and the registration form, but no members and no money.
 * @param history - true to seed past activity of demo people
 * @param teamDays - the days of past activity to seed for the demo teams
 */
export function seedDatabase(
  db: Db,
  tenants: readonly Tenant[],
  now: number,
  history = false,
  teamDays = DEFAULT_TEAM_HISTORY_DAYS,
): void {
  runInTransaction(db, () => {
    const newTenants = tenants.filter(({ id }) => !findRow(db, 'tenant', { id }))
    // Seed the catalogue first, because seeded bets are counted by the category of their game.
    const isCatalogueNew = seedCatalogue(db)
    for (const tenant of newTenants) seedTenant(db, tenant, now, history)
    for (const tenant of tenants) seedTenantContent(db, tenant)
    for (const tenant of tenants) seedDemoMails(db, tenant, now)
    for (const { id } of tenants) seedTenantRegistration(db, id)
    // Give a tenant its games before its past activity is seeded, because this activity consists of rounds of these
    // games.
    for (const tenant of isCatalogueNew ? tenants : newTenants) rankGames(db, tenant)
    for (const tenant of tenants)
      if (isNewVersion(db, `money ${tenant.id}`, demoPeople)) seedDemoPeopleMoney(db, tenant, now, history)
    if (history)
      for (const { id } of tenants) if (isNewVersion(db, `team ${id}`, demoTeam)) seedDemoTeam(db, id, now, teamDays)
  })
}

/**
 * The tables that a reset does not empty: the catalogue, the change counter of published content, and SQLite's counters
 * of row ids.
 */
const KEPT_TABLES = ['vendor', 'game', 'published', 'sqlite_sequence']

/** Resets the database to the state of the first start. The parameters are those of `seedDatabase`. */
export function resetDatabase(
  db: Db,
  tenants: readonly Tenant[],
  now: number,
  history: boolean,
  teamDays = DEFAULT_TEAM_HISTORY_DAYS,
): void {
  runInTransaction(db, () => {
    // The tables are emptied in any order although they reference each other, so check foreign keys only at the end.
    db.exec('PRAGMA defer_foreign_keys = ON')
    const tables = selectAll<{ name: string }>(db, `SELECT name FROM sqlite_master WHERE type = 'table'`)
    for (const { name } of tables) if (!KEPT_TABLES.includes(name)) db.exec(`DELETE FROM ${name}`)
    seedDatabase(db, tenants, now, history, teamDays)
  })
}

/**
 * Replaces the catalogue if the seeded games or their JSON format have changed.
 * @returns whether the catalogue was replaced
 */
function seedCatalogue(db: Db): boolean {
  if (!isNewVersion(db, 'catalogue', [seedVendors, demoGames, demoGames.map(buildListedFields), forbiddenGameType]))
    return false
  db.exec('DELETE FROM game; DELETE FROM vendor')
  seedVendors.forEach((vendor, position) =>
    insertRow(db, 'vendor', {
      vassalage: vendor.code,
      node_id: vendor.nodeId,
      name: vendor.name,
      categories: JSON.stringify(vendor.categories),
      position,
    }),
  )
  for (const game of demoGames) insertGame(db, game)
  return true
}

/** Compares the hash of a seed with the stored hash, and stores the new hash. @returns whether the seed has changed */
function isNewVersion(db: Db, name: string, seeded: unknown): boolean {
  const version = createHash('sha256').update(JSON.stringify(seeded)).digest('hex')
  if (selectValue<string>(db, 'SELECT value FROM setting WHERE name = :name', { name }) === version) return false
  insertRow(db, 'setting', { name, value: version }, 'REPLACE')
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
  insertRow(db, 'game', {
    node_id: wire.nodeId,
    room_id: wire.roomId,
    category: wire.gameType,
    vassalage: wire.vassalage,
    support_play: wire.supportPlay ? 1 : 0,
    is_new: isNew ? 1 : 0,
    min_bet: minBetMinor,
    classification: classification ?? null,
    search: normaliseSearchText(`${wire.gameName} ${wire.vendorName}`),
    wire: JSON.stringify(wire),
    more: JSON.stringify(buildListedFields(game)),
  })
}

/** Returns the fields that the API contract's `ListedGame` adds to `Game`. */
function buildListedFields({ nodeId, isNew, classification, roomType, priceMinor }: SeedGame): object {
  const code = seedLotteries[lotteryCatalogueGames.findIndex((game) => game.nodeId === nodeId)]?.code
  return { isNew, gameClassify: classification, roomType, priceMinor: priceMinor > 0 ? priceMinor : undefined, code }
}

/** The main categories of merchants. Their games rank higher among the hot games. */
const mainCategories: Readonly<Record<string, readonly GameCategory[]>> = {
  trevo: ['LOTT', 'ELOTTO'],
  kite: ['SPORTS', 'ESPORTS'],
}

/**
 * Gives a tenant all games that the tenant's market allows. Their popularity differs between tenants, so that two sites
 * do not show the same games first.
 */
function rankGames(db: Db, { id: tenant, market }: Tenant): void {
  deleteRows(db, 'tenant_game', { tenant })
  for (const { nodeId, hot, gameType } of demoGames) {
    if (market !== undefined && gameType === forbiddenGameType) continue
    const tenantPreference = createHash('sha256').update(`${tenant} ${nodeId}`).digest().readUInt8(0) / 4
    const mainCategoryBonus = mainCategories[tenant]?.includes(gameType) ? 30 : 0
    insertRow(db, 'tenant_game', {
      tenant,
      game: nodeId,
      popularity: Math.round(hot + tenantPreference + mainCategoryBonus),
    })
  }
}

/** Publishes the content of a tenant in all languages, if its seed has changed. */
function seedTenantContent(db: Db, merchant: Tenant): void {
  const { id: tenant } = merchant
  const from = selectNumber(db, 'SELECT seeded_at FROM tenant WHERE id = :tenant', { tenant })
  const texts = languages.map((language) => [language, buildSeedContent(merchant, language, from)] as const)
  if (!isNewVersion(db, `content ${tenant}`, texts)) return
  deleteRows(db, 'content', { tenant })
  for (const kind of contentKinds) {
    const count = Math.min(...texts.map(([, content]) => content[kind].length))
    const items = Array.from({ length: count }, (_, at) =>
      Object.fromEntries(texts.map(([language, content]) => [language, content[kind][at]])),
    )
    publishContent(db, tenant, kind, items as Record<Language, unknown>[])
  }
}

/** Stores the registration form, the affiliate codes and the contact data of demo people, if their seed has changed. */
function seedTenantRegistration(db: Db, tenant: string): void {
  const registration = getSeedRegistration(tenant)
  const contacts = demoPeople.flatMap(({ name, mobile }) =>
    mobile === undefined ? [] : [{ key: normaliseUserName(name), mobile, email: getDemoEmail(name) }],
  )
  if (!isNewVersion(db, `registration ${tenant}`, [registration, contacts])) return
  replaceRegistrationConfig(db, tenant, registration)
  deleteRows(db, 'affiliate', { tenant })
  for (const [code, owner] of registration.affiliates) addAffiliateCode(db, tenant, code, owner)
  for (const { key, mobile, email } of contacts) {
    runSql(
      db,
      `UPDATE OR IGNORE member SET dialing = :dialing, mobile = :mobile, email = :email
       WHERE tenant = :tenant AND name_key = :key AND mobile IS NULL AND email IS NULL`,
      { tenant, key, mobile, email, dialing: DEFAULT_DIALING_CODE },
    )
  }
}

function seedTenant(db: Db, tenant: Tenant, now: number, history: boolean): void {
  insertRow(db, 'tenant', { id: tenant.id, seeded_at: now })
  const registeredAt = now - 214 * DAY_MS
  for (const person of demoPeople) {
    const { id: member } = insertRow(db, 'member', {
      tenant: tenant.id,
      name: person.name,
      name_key: normaliseUserName(person.name),
      nickname: person.nickname,
      password: getDemoPasswordHash(),
      type: person.type,
      vip: history ? null : person.vip,
      disabled: person.disabled ? 1 : 0,
      captcha_always: person.captchaAlways ? 1 : 0,
      registered_at: registeredAt,
    })
    if (person.opening) {
      // Date the opening balance before the past activity.
      const at = !history ? now : person.past ? now - OPENING_BALANCE_AGE_DAYS[person.past] * DAY_MS : registeredAt
      postLedgerEntry(db, {
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
