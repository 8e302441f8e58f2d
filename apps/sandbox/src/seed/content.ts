import type { AgentNotice } from '../domain/agents/notices.ts'
import type { Language } from '../domain/language.ts'
import { seedActivityTexts, type SeedActivityText } from './activities.ts'
import { seedAgentNotices } from './agentNotices.ts'
import { seedAgreement, type SeedAgreement } from './agreement.ts'
import { seedBanners, type SeedBanner } from './banners.ts'
import { factsOf, type House } from './facts.ts'
import { seedHelp, type SeedHelp } from './helpTopics.ts'
import { seedNotices, type SeedNotice } from './notices.ts'
import { seedPopular, type SeedPopular } from './popular.ts'
import { seedPopups, type SeedPopup } from './popups.ts'
import {
  downloadTypes,
  seedTemplate,
  socialTypes,
  type SeedDownload,
  type SeedSocial,
  type SeedTemplate,
} from './siteLinks.ts'

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

/** How many of the promotions home names: the first ones of the list. */
const promoted = 3

/**
 * The content of a tenant: Portuguese if that is the language, else English.
 * @param from - milliseconds since 1970: when the house opened, from which the ages of its notices are counted back
 */
export function seedContent(house: House, language: Language, from: number): SeedContent {
  const {
    name,
    hosts: [host = name],
    minimumAge: age,
  } = house
  const facts = factsOf(house, language)
  const banners = seedBanners(name, facts, language)
  const activity = seedActivityTexts(facts, language)
  return {
    banners,
    promotion: activity.slice(0, promoted).map(({ title }) => title),
    promotionTypes: ['REFERRAL', 'MISSION'],
    activity,
    notice: seedNotices(name, facts, language, from),
    popular: seedPopular(name, facts, language),
    popup: seedPopups(house, facts, language),
    register: banners.slice(0, 1),
    agreement: [seedAgreement({ name, host, age }, language)],
    help: seedHelp(house, facts, language),
    social: socialTypes.map((type) => ({ type })),
    download: downloadTypes.map((resourceType) => ({ resourceType })),
    template: [seedTemplate(name, language)],
    agentNotice: seedAgentNotices(name, language, from),
  }
}
