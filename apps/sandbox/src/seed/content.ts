import type { AgentNotice } from '../domain/agents/notices.ts'
import type { Language } from '../domain/language.ts'
import type { Tenant } from '../domain/tenants.ts'
import { seedActivityTexts, type SeedActivityText } from './activities.ts'
import { seedAgentNotices } from './agentNotices.ts'
import { seedAgreement, type SeedAgreement } from './agreement.ts'
import { seedHelp, type SeedHelp } from './helpTopics.ts'
import { seedNotices, type SeedNotice } from './notices.ts'
import { seedPopular, type SeedPopular } from './popular.ts'
import { seedPopups, type SeedPopup } from './popups.ts'
import { downloadTypes, seedTemplate, socialTypes, type SeedDownload, type SeedSocial, type SeedTemplate } from './siteLinks.ts'

interface SeedBanner {
  readonly title: string
  readonly promotionType: string | null
}

/** What an editor would publish, in one language. Routes are those of the site. */
export interface SeedContent {
  readonly banners: readonly SeedBanner[]
  readonly notice: readonly SeedNotice[]
  readonly popular: readonly SeedPopular[]
  readonly popup: readonly SeedPopup[]
  readonly promotion: readonly string[]
  /** The kinds of promotion that run. */
  readonly promotionTypes: readonly string[]
  readonly activity: readonly SeedActivityText[]
  /** On top of registration: what awaits who registers. */
  readonly register: readonly SeedBanner[]
  readonly agreement: readonly SeedAgreement[]
  readonly help: readonly SeedHelp[]
  readonly social: readonly SeedSocial[]
  readonly download: readonly SeedDownload[]
  readonly template: readonly SeedTemplate[]
  /** To agents alone. */
  readonly agentNotice: readonly AgentNotice[]
}

type Common = Pick<SeedContent, 'banners' | 'promotion'>

const pt: Common = {
  banners: [
    { title: 'Bônus de boas-vindas de 100% até R$ 500', promotionType: '/m/activity' },
    { title: 'Roda da sorte: um giro grátis por dia', promotionType: '/m/rewardCenter' },
    { title: 'Cashback semanal de até 8% nos slots', promotionType: '/m/activity' },
    { title: 'Clube VIP: saques mais rápidos e presentes', promotionType: '/m/member/benefits' },
  ],
  promotion: ['Bônus de boas-vindas', 'Cashback semanal', 'Indique e ganhe'],
}

const en: Common = {
  banners: [
    { title: 'Welcome bonus of 100% up to R$ 500', promotionType: '/m/activity' },
    { title: 'Lucky wheel: one free spin a day', promotionType: '/m/rewardCenter' },
    { title: 'Weekly cashback of up to 8% on slots', promotionType: '/m/activity' },
    { title: 'VIP club: faster withdrawals and gifts', promotionType: '/m/member/benefits' },
  ],
  promotion: ['Welcome bonus', 'Weekly cashback', 'Invite friends'],
}

/** The banners of houses that lead with something of their own, in the order of their pictures, in Portuguese and in English. */
const ownBanners: Readonly<Record<string, readonly (readonly [pt: string, en: string, promotionType: string])[]>> = {
  Trevo: [
    ['Dobramos o seu primeiro depósito, até R$ 500', 'We double your first deposit, up to R$ 500', '/m/activity'],
    ['Roda da sorte: um giro grátis por dia', 'Lucky wheel: one free spin a day', '/m/rewardCenter'],
    ['Bolão da semana: quanto mais gente, mais números', 'Pool of the week: the more of us, the more numbers', '/m/activity'],
    ['Clube Trevo: saques mais rápidos e presentes', 'Clube Trevo: faster withdrawals and gifts', '/m/member/benefits'],
  ],
  Kite: [
    ['Primeiro depósito em dobro, até R$ 500', 'First deposit doubled, up to R$ 500', '/m/activity'],
    ['Combo turbinado: até 50% a mais em cinco palpites', 'Combo boost: up to 50% more on five picks', '/m/activity'],
    ['Sexta do e-sport: uma aposta grátis por mapa', 'E-sports Friday: a free bet for every map', '/m/rewardCenter'],
    ['Clube VIP: saques mais rápidos e presentes', 'VIP club: faster withdrawals and gifts', '/m/member/benefits'],
  ],
}

/**
 * The content of a tenant: Portuguese if that is the language, else English.
 * @param from - milliseconds since 1970: when the house opened, from which the ages of its notices are counted back
 */
export function seedContent({ id, name, hosts: [host = name], minimumAge: age, images }: House, language: Language, from: number): SeedContent {
  const portuguese = language === 'PT'
  const { banners: usual, promotion } = portuguese ? pt : en
  const own = ownBanners[name]?.map(([inPt, inEn, promotionType]) => ({ title: portuguese ? inPt : inEn, promotionType }))
  const banners = own ?? usual
  return {
    banners,
    promotion,
    promotionTypes: ['REFERRAL', 'MISSION'],
    activity: seedActivityTexts(language),
    notice: seedNotices(name, language, from),
    popular: seedPopular(name, language),
    popup: seedPopups({ id, name, age, host: images?.hosts[0] ?? images?.fallback ?? '/media/a' }, language),
    register: banners.slice(0, 1),
    agreement: [seedAgreement({ name, host, age }, language)],
    help: seedHelp({ name, age }, language),
    social: socialTypes.map((type) => ({ type })),
    download: downloadTypes.map((resourceType) => ({ resourceType })),
    template: [seedTemplate(name, language)],
    agentNotice: seedAgentNotices(name, language, from),
  }
}

type House = Pick<Tenant, 'id' | 'name' | 'hosts' | 'minimumAge' | 'images'>
