import type { AgentNotice } from '../domain/agents/agentNotices.ts'
import type { Language } from '../domain/language.ts'
import { createMoneyFormatter } from '../domain/formatMoney.ts'
import type { TemplateValues } from '../domain/template.ts'
import { seedActivities } from './activities.ts'
import { buildTextPlaceholderValues, type TenantTextFields } from './facts.ts'
import { hasSeedText, extractFirstParagraph, readSeedText, type SeedText } from './texts.ts'

/** A banner of home. Each banner shows the merchant's banner picture with the same index. */
interface SeedBanner {
  readonly title: string
  /** The link target: a route of the site, or `#` and the index of one of the tenant's promotions, from 0. */
  readonly promotionType: string | null
}

/** A promoted announcement. */
interface SeedPopular extends SeedBanner {
  readonly summary: string
  /** The number of the merchant's banner picture, from 1. */
  readonly banner: number
}

/** A page of the announcement popup. */
interface SeedPopup extends SeedBanner, SeedText {
  /** The audience of the popup page. A: members. F: members at their first sign-in. B: guests. */
  readonly execution: 'A' | 'B' | 'F'
}

/** A notice of the merchant. */
interface SeedNotice extends AgentNotice {
  readonly topic: 'news' | 'games' | 'payments' | 'maintenance' | 'safety'
  /** True if the ticker of the home page also shows the notice. */
  readonly ticker: boolean
}

/**
 * The template of a merchant. The template contains the versions of screens, and the appearance of the download bar,
 * which offers the app.
 */
export interface SeedTemplate {
  readonly mem_cen: string
  readonly dep_func: string
  /** The background colour of the download bar as `#rrggbb`; empty for the colour of the theme. */
  readonly app_background: string
  readonly app_desc: string
  readonly app_desc_font_color: string
}

/**
 * The types of the links to social networks and apps. Every demo merchant has all of them, so that a designer sees each
 * link in each brand.
 */
const socialTypes = ['WHATSAPP', 'TELEGRAM', 'TELEGRAM2', 'FACEBOOK'] as const
const downloadTypes = ['Android', 'IOS', 'MOBILECONFIG', 'AppDownloadIcon'] as const

/** The published content of a merchant in one language. */
export interface SeedContent {
  readonly banners: readonly SeedBanner[]
  readonly notice: readonly SeedNotice[]
  readonly popular: readonly SeedPopular[]
  readonly popup: readonly SeedPopup[]
  readonly promotion: readonly string[]
  /** The kinds of promotions that currently run, for example `MISSION`. */
  readonly promotionTypes: readonly string[]
  readonly activity: readonly SeedActivityText[]
  /** The banners above the registration form. */
  readonly register: readonly SeedBanner[]
  readonly agreement: readonly (SeedText & { readonly version: string })[]
  readonly help: readonly SeedText[]
  readonly social: readonly { readonly type: (typeof socialTypes)[number] }[]
  readonly download: readonly { readonly resourceType: (typeof downloadTypes)[number] }[]
  readonly template: readonly SeedTemplate[]
  /** Notices that only agents see. */
  readonly agentNotice: readonly AgentNotice[]
}

/** The text of a promotion. */
export interface SeedActivityText extends SeedText {
  readonly key: string
  readonly summary: string
}

/** The number of promotions that home shows, from the beginning of the list. */
const PROMOTIONS_ON_HOME = 3

/**
 * Builds the content of a merchant in one language.
 * @param from - the time when the merchant was seeded, in milliseconds since 1970; the dates of notices depend on it
 */
export function buildSeedContent(tenant: TenantTextFields, language: Language, from: number): SeedContent {
  const { name } = tenant
  const facts = buildTextPlaceholderValues(tenant, language)
  const banners = buildBanners(name, facts, language)
  const activity = buildActivityTexts(tenant.currency, facts, language)
  return {
    banners,
    promotion: activity.slice(0, PROMOTIONS_ON_HOME).map(({ title }) => title),
    promotionTypes: ['REFERRAL', 'MISSION'],
    activity,
    notice: buildNotices(name, facts, language, from),
    popular: buildPopular(name, facts, language),
    popup: buildPopups(name, facts, language),
    register: banners.slice(0, 1),
    agreement: [buildAgreement(name, facts, language)],
    help: buildHelp(name, facts, language),
    social: socialTypes.map((type) => ({ type })),
    download: downloadTypes.map((resourceType) => ({ resourceType })),
    template: [buildSeedTemplate(name, language)],
    agentNotice: buildAgentNotices(facts, language, from),
  }
}

function buildActivityTexts(currency: string, facts: TemplateValues, language: Language): SeedActivityText[] {
  const write = createMoneyFormatter(currency, language)
  return seedActivities.map(({ key, reward, stakes }) => {
    const values = { ...facts, reward: write(reward), stakes: write(stakes) }
    const { title, content } = readSeedText('activities', language, key, values)
    return { key, title, summary: extractFirstParagraph(content), content }
  })
}

const bannerTargets = {
  registration: '/m/register',
  start: '/m/activity',
  thousand: '/m/activity',
  cashback: '/m/activity',
  club: '/m/member/benefits',
  lotteries: '/m/lottery',
  matches: '/m/gameList?gameType=SPORTS',
  esports: '/m/gameList?gameType=ESPORTS',
} as const

/** The banners of the merchants that do not use the default banners. The banner pictures have the same order. */
const ownBanners: Readonly<Record<string, readonly (keyof typeof bannerTargets)[]>> = {
  Aurora: ['registration', 'start', 'cashback', 'club'],
  Trevo: ['registration', 'start', 'lotteries'],
  Kite: ['matches', 'start', 'esports', 'club'],
}

function buildBanners(merchantName: string, facts: TemplateValues, language: Language): SeedBanner[] {
  return (ownBanners[merchantName] ?? ['start', 'thousand', 'cashback', 'club']).flatMap((id) => {
    if (id === 'club' && !facts.hasClub) return []
    const shown = id === 'registration' && !facts.welcome ? 'start' : id
    return [{ title: readSeedText('banners', language, shown, facts).title, promotionType: bannerTargets[shown] }]
  })
}

/** Returns the time some hours before `from` (milliseconds since 1970) in ISO 8601. */
const hoursBefore = (from: number, hours: number): string => new Date(from - hours * 3_600_000).toISOString()

type NoticeDraft = readonly [
  id: string,
  topic: SeedNotice['topic'],
  hoursAgo: number,
  shown?: 'pinned' | 'ticker' | 'both',
]
const notices: readonly NoticeDraft[] = [
  ['pix', 'payments', 5, 'ticker'],
  ['maintenance', 'maintenance', 21, 'both'],
  ['new-slots', 'games', 44, 'ticker'],
  ['limits', 'safety', 70, 'ticker'],
  ['false-messages', 'safety', 122],
  ['terms', 'news', 197],
]

function buildNotices(merchantName: string, facts: TemplateValues, language: Language, from: number): SeedNotice[] {
  const own: NoticeDraft[] = hasSeedText('notices', merchantName) ? [[merchantName, 'games', 12]] : []
  return [...notices, ...own].map(([id, topic, hoursAgo, shown]) => ({
    ...readSeedText('notices', language, id, facts),
    topic,
    publishedAt: hoursBefore(from, hoursAgo),
    pinned: shown === 'both' || shown === 'pinned',
    ticker: shown === 'both' || shown === 'ticker',
  }))
}

const agentNotices = [
  ['team-bets', 9],
  ['rebate', 30],
  ['contracts', 76],
  ['responsible-play', 190],
] as const

const buildAgentNotices = (facts: TemplateValues, language: Language, from: number): AgentNotice[] =>
  agentNotices.map(([id, hoursAgo]) => ({
    ...readSeedText('agentNotices', language, id, facts),
    publishedAt: hoursBefore(from, hoursAgo),
    pinned: id === 'rebate',
  }))

type PopularDraft = readonly [id: string, banner: number, promotionType: string]
const ownPopular: Readonly<Record<string, PopularDraft>> = {
  Aurora: ['Aurora', 3, '#1'],
  Trevo: ['Trevo', 3, '/m/lottery'],
  Kite: ['Kite', 3, '/m/gameList?gameType=ESPORTS'],
}

/** Builds the promoted announcements, which the site shows above the notices. */
function buildPopular(merchantName: string, facts: TemplateValues, language: Language): SeedPopular[] {
  const own = ownPopular[merchantName]
  const drafts: PopularDraft[] = [...(own ? [own] : []), ['start', 2, '#0'], ['friends', 9, '#2']]
  if (facts.hasClub) drafts.push(['club', 4, '/m/member/benefits'])
  return drafts.map(([id, banner, promotionType]) => {
    const { title, content } = readSeedText('popular', language, id, facts)
    return { title, summary: extractFirstParagraph(content), banner, promotionType }
  })
}

type PopupDraft = readonly [id: string, execution: SeedPopup['execution'], promotionType: string | null]
const ownPopups: Readonly<Record<string, PopupDraft>> = {
  Trevo: ['Trevo', 'A', '/m/lottery'],
  Kite: ['Kite', 'A', '/m/activity'],
}

/**
 * Builds the popup pages for members, for a member's first sign-in and for guests. One page for members is about the
 * merchant's main category.
 */
const buildPopups = (merchantName: string, facts: TemplateValues, language: Language): SeedPopup[] =>
  (
    [
      ['welcome-back', 'A', '/m/rewardCenter'],
      ownPopups[merchantName] ?? ['cashback', 'A', '#1'],
      ['first-visit', 'F', '/m/activity'],
      ['join', 'B', '/m/register'],
      ['pix', 'B', null],
    ] satisfies PopupDraft[]
  ).map(([id, execution, promotionType]) => ({
    ...readSeedText('popups', language, id, facts),
    promotionType,
    execution,
  }))

/**
 * Builds the agreement between player and merchant, with numbered sections. One section is about the merchant's main
 * category.
 */
function buildAgreement(
  merchantName: string,
  facts: TemplateValues,
  language: Language,
): SeedContent['agreement'][number] {
  const ofHouse = hasSeedText('agreement', merchantName)
    ? readSeedText('agreement', language, merchantName).content
    : ''
  const { title, content } = readSeedText('agreement', language, 'agreement', { ...facts, ofHouse })
  let number = 0
  return { title, content: content.replace(/<h2>/g, () => `<h2>${++number}. `), version: '2026-11' }
}

/**
 * Builds the help centre. The text about the merchant's main category is after the texts about money; the text about
 * responsible play is the last.
 */
const buildHelp = (merchantName: string, facts: TemplateValues, language: Language): SeedText[] =>
  [
    'first-steps',
    'deposits',
    'withdrawals',
    ...(hasSeedText('help', merchantName) ? [merchantName] : []),
    'promotions',
    'account',
    'identity',
    'stuck-game',
    'responsible-play',
  ].map((id) => readSeedText('help', language, id, facts))

const slogans: Readonly<Record<Language, string>> = {
  PT: 'no seu celular: mais rápido, a um toque da tela inicial',
  EN: 'on your phone: faster, a press away on your home screen',
}
const looks: Readonly<Record<string, Omit<SeedTemplate, 'app_desc'>>> = {
  Aurora: { mem_cen: '1', dep_func: '1', app_background: '#16244a', app_desc_font_color: '#f4ead2' },
  Kite: { mem_cen: '1', dep_func: '0', app_background: '#2c1a5e', app_desc_font_color: '#f3edff' },
}

/**
 * Returns the template of a merchant in one language. A merchant without an entry in `looks` uses the standard versions
 * and the colours of its theme.
 */
export const buildSeedTemplate = (merchantName: string, language: Language): SeedTemplate => ({
  ...(looks[merchantName] ?? { mem_cen: '0', dep_func: '0', app_background: '', app_desc_font_color: '' }),
  app_desc: `${merchantName} ${slogans[language]}`,
})
