import { describe, expect, test } from 'vitest'
import { createMoneyFormatter } from '../domain/formatMoney.ts'
import { languages, type Language } from '../domain/language.ts'
import { cashbackTerms } from '../domain/promotions/cashback.ts'
import { inviteRewardTerms } from '../domain/promotions/invites.ts'
import { MAX_ROUND_STAKE_CENTS } from '../domain/rounds.ts'
import type { Tenant } from '../domain/tenants.ts'
import { readDemoMerchants } from '../testing/readDemoMerchants.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { seedActivities } from './activities.ts'
import { buildSeedContent } from './content.ts'
import { demoGames } from './games.ts'
import { buildDemoMails, buildWelcomeMail } from './mails.ts'
import { allVipLevels, seedDepositMethods, withdrawalLimits } from './money.ts'
import { MAX_MEMBER_STAKE_PER_DRAW_MINOR, MIN_LOTTERY_BET_STAKE_MINOR } from './plays.ts'
import { getSeedRegistration } from './registration.ts'

const tenants = await readDemoMerchants()
const tenantLanguages = tenants.flatMap((tenant) => languages.map((language) => [tenant.id, language, tenant] as const))

/** Joins all published content and demo mails of a tenant in one language. */
function joinTexts(tenant: Tenant, language: Language): string {
  const { template: _looks, agentNotice: _agents, ...content } = buildSeedContent(tenant, language, 0)
  const mails = [...buildDemoMails(tenant), buildWelcomeMail(tenant)].map(({ texts }) => texts[language])
  return JSON.stringify([content, mails]).replaceAll('\u00a0', ' ')
}

/** Lists the amounts that the sandbox's rules pay, charge or require, in minor units. */
const listRuleAmounts = ({ id }: Tenant): readonly number[] => [
  getSeedRegistration(id).welcome,
  ...seedActivities.flatMap(({ reward, stakes }) => [reward, stakes]),
  inviteRewardTerms.deposit,
  inviteRewardTerms.reward,
  ...allVipLevels.flatMap(({ levelUpBonus, birthdayBonus }) => [levelUpBonus, birthdayBonus]),
  ...seedDepositMethods.map(({ min }) => min),
  withdrawalLimits.min,
  withdrawalLimits.fee,
  withdrawalLimits.documentsAbove,
  ...demoGames.map(({ minBetMinor }) => minBetMinor),
  MAX_ROUND_STAKE_CENTS,
  MIN_LOTTERY_BET_STAKE_MINOR,
  MAX_MEMBER_STAKE_PER_DRAW_MINOR,
]

/** Finds the amounts and percentages in a text that occur in no rule of the sandbox. */
function findUnknownAmounts(text: string, tenant: Tenant, language: Language): string[] {
  const write = createMoneyFormatter(tenant.currency, language)
  const known = new Set(listRuleAmounts(tenant).map((amount) => write(amount).replaceAll('\u00a0', ' ')))
  const shares = [cashbackTerms.basisPoints, withdrawalLimits.feeBasisPoints].map((share) => share / 100)
  const amounts = text.match(/R\$\s?\d[\d.,]*\d|R\$\s?\d/g) ?? []
  const percents = text.match(/\d[\d.,]*\s?%/g) ?? []
  return [
    ...amounts.filter((amount) => !known.has(amount)),
    ...percents.filter((percent) => !shares.includes(Number.parseFloat(percent.replace(',', '.')))),
  ]
}

/** Matches features that earlier versions of the texts promised but that the sandbox does not have. */
const missingFeatures =
  /giros?\b|\bspins?\b|roda da sorte|wheel|bol[ãõ]o|bol[õo]es|\bpools?\b|aposta grátis|free bets?|turb[oi]|boost|rollover|em dobro|doubl|cash out|encerramento antecipado|galo|cockfight|\brinha/gi

describe.each(tenantLanguages)('the content of %s in %s', (_id, language, tenant) => {
  test('mentions in texts only amounts and percentages that also occur in the rules of the sandbox', () => {
    const text = joinTexts(tenant, language)
    expect(text.match(/R\$/g)?.length).toBeGreaterThan(20)
    expect(findUnknownAmounts(text, tenant, language)).toEqual([])
    // Control: `findUnknownAmounts` finds amounts that are added to the text.
    expect(findUnknownAmounts(`R$ 777 ${text} 100%`, tenant, language)).toEqual(['R$ 777', '100%'])
  })

  test('mentions in texts no feature that the sandbox does not have', () => {
    expect(joinTexts(tenant, language).match(missingFeatures)).toBeNull()
    expect('Um giro grátis por dia, the pool of the week'.match(missingFeatures)).toEqual(['giro', 'pool'])
  })

  test('links in texts only to screens that are enabled at the merchant', () => {
    const needs: Readonly<Record<string, (typeof tenant.flags)[number]>> = {
      '/m/rewardCenter': 'rewardCentre',
      '/m/member/benefits': 'memberClub',
    }
    const { banners, popup, popular, register } = buildSeedContent(tenant, language, 0)
    const targets = [...banners, ...popup, ...popular, ...register].map(({ promotionType }) => promotionType ?? '')
    expect(targets.length).toBeGreaterThan(8)
    expect(targets.filter((target) => needs[target] !== undefined && !tenant.flags.includes(needs[target]))).toEqual([])
  })
})

describe('the help centre', () => {
  const sandbox = createTestSandbox({ merchants: tenants })
  const help = (tenant: Tenant, language: Language): string =>
    buildSeedContent(tenant, language, 0)
      .help.map(({ content }) => content)
      .join('\n')

  test.each(tenantLanguages)(
    'states the password length that the registration form requires (merchant %s, language %s)',
    async (_id, language, tenant) => {
      const { rules } = (await sandbox.call('registerValidation', { tenant })).body.value as unknown as {
        rules: { name: string; minLength?: number; maxLength?: number }[]
      }
      // If the merchant has no rule, the site applies `defaultValidationRules`.
      const { minLength, maxLength } = rules.find(({ name }) => name === 'password') ?? { minLength: 6, maxLength: 64 }
      const [, from, to] = /(\d+) (?:a|to) (\d+) (?:caracteres|characters)/.exec(help(tenant, language)) ?? []
      expect([Number(from), Number(to)]).toEqual([minLength, maxLength])
    },
  )

  test.each(tenantLanguages)(
    'states the smallest deposit of each method and the withdrawal limits (merchant %s, language %s)',
    (_id, language, tenant) => {
      const text = help(tenant, language)
      const write = createMoneyFormatter(tenant.currency, language)
      for (const { name, min } of seedDepositMethods)
        expect(text).toContain(`<td>${name[language]}</td><td>${write(min)}</td>`)
      for (const amount of [withdrawalLimits.min, withdrawalLimits.fee, withdrawalLimits.documentsAbove])
        expect(text).toContain(write(amount))
    },
  )

  test('lists the pauses and exclusions of the merchant’s market', () => {
    for (const tenant of tenants) {
      const text = help(tenant, 'EN')
      expect(text).toContain('<strong>A break</strong> of 1, 7 or 30 days')
      expect(text).toContain('<strong>Exclusion</strong> for 6, 12 or 60 months')
    }
  })
})
