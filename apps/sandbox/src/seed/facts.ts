import { forbiddenGameType } from '@lobby/merchant'
import { MARKET_PACKS } from '@lobby/merchant/markets'
import { compilePattern, getRegistrationMethods, buildValidationRules } from '@lobby/platform/validation'
import { FAILED_SIGN_INS_BEFORE_CAPTCHA } from '../domain/attempts.ts'
import { formatBasisPointsAsPercent, createMoneyFormatter } from '../domain/formatMoney.ts'
import { MAX_IMAGE_BYTES } from '../domain/images/pictures.ts'
import type { Language } from '../domain/language.ts'
import { listDepositMethods } from '../domain/money/deposits.ts'
import { cashbackTerms } from '../domain/promotions/cashback.ts'
import { inviteRewardTerms } from '../domain/promotions/invites.ts'
import { MAX_ROUND_STAKE_CENTS } from '../domain/rounds.ts'
import type { TemplateValues } from '../domain/template.ts'
import type { Tenant } from '../domain/tenants.ts'
import { seedActivities } from './activities.ts'
import { demoGames, type SeedGame } from './games.ts'
import { seedLotteries } from './lotteries.ts'
import { allVipLevels, withdrawalLimits } from './money.ts'
import { MAX_MEMBER_STAKE_PER_DRAW_MINOR, MAX_BETS_PER_LOTTERY_ORDER, MIN_LOTTERY_BET_STAKE_MINOR } from './plays.ts'
import { getSeedRegistration } from './registration.ts'

/** The fields of a tenant on which the tenant's published texts depend. */
export type TenantTextFields = Pick<
  Tenant,
  'id' | 'name' | 'hosts' | 'minimumAge' | 'images' | 'flags' | 'market' | 'currency'
>

/**
 * Creates functions that format values in a language: `write` formats amounts in minor units, `share` formats
 * ten-thousandths as percentages.
 */
const createWriters = (currency: string, language: Language) => ({
  write: createMoneyFormatter(currency, language),
  share: (basisPoints: number): string => formatBasisPointsAsPercent(basisPoints, language),
})

/**
 * Returns the values for the placeholders in a merchant's texts. The values come from the rules that the sandbox
 * applies, so that texts and rules cannot differ.
 */
export function buildTextPlaceholderValues(tenant: TenantTextFields, language: Language): TemplateValues {
  const { id, name, hosts, minimumAge, images, flags, market, currency } = tenant
  const { write } = createWriters(currency, language)
  const { welcome } = getSeedRegistration(id)
  const own = demoGames.filter(({ gameType }) => market === undefined || gameType !== forbiddenGameType)
  const smallest = (fits: (game: SeedGame) => boolean): string =>
    write(Math.min(...own.filter(fits).map(({ minBetMinor }) => minBetMinor)))
  return {
    id,
    name,
    site: hosts[0] ?? name,
    age: minimumAge,
    pictures: images?.hosts[0] ?? images?.fallback ?? '/media/a',
    /** True if the merchant shows VIP levels. */
    hasClub: flags.includes('memberClub'),
    welcome: welcome > 0 && write(welcome),
    gameCount: Math.floor(own.length / 100) * 100,
    lotteryCount: seedLotteries.length,
    smallestLive: smallest(({ gameType }) => gameType === 'LIVE'),
    smallestSports: smallest(({ gameType }) => gameType === 'SPORTS' || gameType === 'ESPORTS'),
    smallestRoulette: smallest(({ motif }) => motif === 'roulette'),
    smallestBlackjack: smallest(({ motif }) => motif === 'blackjack'),
    smallestBaccarat: smallest(({ motif }) => motif === 'baccarat'),
    largestStake: write(MAX_ROUND_STAKE_CENTS),
    smallestBet: write(MIN_LOTTERY_BET_STAKE_MINOR),
    drawLimit: write(MAX_MEMBER_STAKE_PER_DRAW_MINOR),
    mostBets: MAX_BETS_PER_LOTTERY_ORDER,
    ...buildPromotionPlaceholderValues(currency, language),
    ...buildMoneyFacts(currency, language),
    ...buildAccountFacts(id, flags),
    ...buildResponsibleFacts(market, language),
  }
}

/** Returns the values for the placeholders in texts and mails about promotions. @param currency - ISO 4217 */
export function buildPromotionPlaceholderValues(currency: string, language: Language): TemplateValues {
  const { write, share } = createWriters(currency, language)
  const missionOf = (key: string) => {
    const mission = seedActivities.find((activity) => activity.key === key && activity.play === 'MISSION')
    if (!mission)
      throw new Error(
        `There is no mission ${key} in seed/activities.ts, but texts in seed/content use its values. Add it, ` +
          'or remove it from the texts.',
      )
    return { reward: write(mission.reward), stakes: write(mission.stakes) }
  }
  const [start, thousand] = [missionOf('welcome'), missionOf('thousand')]
  return {
    startReward: start.reward,
    startStakes: start.stakes,
    thousandReward: thousand.reward,
    thousandStakes: thousand.stakes,
    friendReward: write(inviteRewardTerms.reward),
    friendDeposit: write(inviteRewardTerms.deposit),
    cashback: share(cashbackTerms.basisPoints),
    cashbackDays: cashbackTerms.lifeDays,
    smallestGift: write(allVipLevels[0]?.birthdayBonus ?? 0),
    largestGift: write(allVipLevels.at(-1)?.birthdayBonus ?? 0),
    levels: allVipLevels.flatMap(({ name, levelUpBonus }) =>
      name === null ? [] : [{ level: name, bonus: write(levelUpBonus) }],
    ),
  }
}

function buildMoneyFacts(currency: string, language: Language): TemplateValues {
  const { write, share } = createWriters(currency, language)
  const methods = listDepositMethods(currency)
  return {
    deposits: methods.map(({ name, min, note }) => ({ method: name[language], min: write(min), note: note[language] })),
    smallestDeposit: write(Math.min(...methods.map(({ min }) => min))),
    smallestWithdrawal: write(withdrawalLimits.min),
    freeWithdrawals: allVipLevels[0]?.freeWithdrawalsADay,
    mostFreeWithdrawals: Math.max(...allVipLevels.map(({ freeWithdrawalsADay }) => freeWithdrawalsADay)),
    withdrawalFee: write(withdrawalLimits.fee),
    withdrawalFeeShare: share(withdrawalLimits.feeBasisPoints),
    documentsAbove: write(withdrawalLimits.documentsAbove),
  }
}

function buildAccountFacts(id: string, flags: TenantTextFields['flags']): TemplateValues {
  const {
    minLength = 1,
    maxLength,
    test,
  } = buildValidationRules(getSeedRegistration(id).rules, compilePattern).password
  const methods = getRegistrationMethods(flags)
  return {
    shortestPassword: minLength,
    longestPassword: maxLength,
    mixedPassword: test !== undefined,
    byName: methods.includes('username'),
    byMobile: methods.includes('mobile'),
    byEither: methods.length > 1,
    tries: FAILED_SIGN_INS_BEFORE_CAPTCHA,
    pictureSize: MAX_IMAGE_BYTES / 1024 / 1024,
  }
}

const tags: Readonly<Record<Language, string>> = { PT: 'pt-BR', EN: 'en-GB' }
const periodFields = { DAY: 'day', WEEK: 'weekOfYear', MONTH: 'month' } as const

/**
 * Returns the values for the placeholders in texts about responsible gaming: the limits and breaks that a market
 * offers.
 */
function buildResponsibleFacts(market: TenantTextFields['market'], language: Language): TemplateValues {
  if (!market) return {}
  const { limits, raiseDelayHours, pauseHours, exclusionMonths, help } = MARKET_PACKS[market]
  const periodNames = new Intl.DisplayNames(tags[language], { type: 'dateTimeField' })
  const or = (parts: readonly (string | number | undefined)[]): string =>
    new Intl.ListFormat(tags[language], { type: 'disjunction' }).format(parts.map(String))
  return {
    market,
    limits: (['deposit', 'loss', 'time'] as const).map((kind) => ({
      [kind]: true,
      periods: or(
        limits[kind.toUpperCase() as Uppercase<typeof kind>].map((period) => periodNames.of(periodFields[period])),
      ),
    })),
    raiseHours: raiseDelayHours,
    breakDays: or(pauseHours.map((hours) => hours / 24)),
    exclusionMonths: or(exclusionMonths),
    // Write telephone numbers as links, but not URLs, because texts may not link to other sites.
    helpPoints: help
      .map(({ name, url }) => (url.startsWith('tel:') ? `<a href="${url}">${name}</a>` : name))
      .join('; '),
  }
}
