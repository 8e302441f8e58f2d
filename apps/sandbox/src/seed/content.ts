import type { Language } from '../domain/language.ts'
import type { Tenant } from '../domain/tenants.ts'
import { seedAgreement, type SeedAgreement } from './agreement.ts'

interface SeedBanner {
  readonly title: string
  readonly promotionType: string | null
}

/** What an editor would publish on home, in one language. Routes are those of the site. */
export interface SeedContent {
  readonly banners: readonly SeedBanner[]
  readonly player: readonly string[]
  readonly popup: readonly {
    readonly title: string
    readonly content: string
    readonly promotionType: string | null
    readonly execution: 'A' | 'B' | 'F'
  }[]
  readonly promotion: readonly string[]
  /** On top of registration: what awaits who registers. */
  readonly register: readonly SeedBanner[]
  readonly agreement: readonly SeedAgreement[]
}

type Common = Omit<SeedContent, 'register' | 'agreement'>

const pt = (name: string): Common => ({
  banners: [
    { title: 'Bônus de boas-vindas de 100% até R$ 500', promotionType: '/m/activity' },
    { title: 'Roda da sorte: um giro grátis por dia', promotionType: '/m/rewardCenter' },
    { title: 'Cashback semanal de até 8% nos slots', promotionType: '/m/activity' },
    { title: 'Clube VIP: saques mais rápidos e presentes', promotionType: '/m/member/benefits' },
  ],
  player: [
    `${name}: saques por Pix agora em menos de cinco minutos`,
    'Manutenção programada na terça-feira, das 4h às 5h',
    'Novos jogos toda quinta-feira: confira a aba Novos',
    'Jogue com responsabilidade: defina os seus limites na central de segurança',
  ],
  popup: [
    {
      title: 'Bem-vindo de volta',
      content: '<p>O seu <strong>bônus de recarga</strong> desta semana já está liberado.</p><p>Ele vale até domingo, às 23h59.</p>',
      promotionType: '/m/rewardCenter',
      execution: 'A',
    },
    {
      title: 'Primeiro acesso',
      content: '<p>Que bom ter você aqui. Comece pelas <strong>tarefas de iniciante</strong> e ganhe giros grátis.</p>',
      promotionType: '/m/rewardCenter',
      execution: 'F',
    },
    {
      title: 'Cadastre-se e ganhe',
      content: '<p>Abra a sua conta em um minuto e receba <strong>100% até R$ 500</strong> no primeiro depósito.</p>',
      promotionType: '/m/register',
      execution: 'B',
    },
  ],
  promotion: ['Bônus de boas-vindas', 'Cashback semanal', 'Indique e ganhe'],
})

const en = (name: string): Common => ({
  banners: [
    { title: 'Welcome bonus of 100% up to R$ 500', promotionType: '/m/activity' },
    { title: 'Lucky wheel: one free spin a day', promotionType: '/m/rewardCenter' },
    { title: 'Weekly cashback of up to 8% on slots', promotionType: '/m/activity' },
    { title: 'VIP club: faster withdrawals and gifts', promotionType: '/m/member/benefits' },
  ],
  player: [
    `${name}: withdrawals by Pix now in under five minutes`,
    'Planned maintenance on Tuesday, from 4 to 5 in the morning',
    'New games every Thursday: have a look at New',
    'Play responsibly: set your limits in the security centre',
  ],
  popup: [
    {
      title: 'Welcome back',
      content: '<p>Your <strong>reload bonus</strong> of this week is ready.</p><p>It is valid until Sunday, 23:59.</p>',
      promotionType: '/m/rewardCenter',
      execution: 'A',
    },
    {
      title: 'Your first visit',
      content: '<p>Good to have you here. Begin with the <strong>first steps</strong> and win free spins.</p>',
      promotionType: '/m/rewardCenter',
      execution: 'F',
    },
    {
      title: 'Join and win',
      content: '<p>Open your account in a minute and get <strong>100% up to R$ 500</strong> on your first deposit.</p>',
      promotionType: '/m/register',
      execution: 'B',
    },
  ],
  promotion: ['Welcome bonus', 'Weekly cashback', 'Invite friends'],
})

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

/** The content of a tenant: Portuguese if that is the language, else English. */
export function seedContent({ name, hosts: [host = name], minimumAge: age }: House, language: Language): SeedContent {
  const portuguese = language === 'PT'
  const common = portuguese ? pt(name) : en(name)
  const own = ownBanners[name]?.map(([inPt, inEn, promotionType]) => ({ title: portuguese ? inPt : inEn, promotionType }))
  const banners = own ?? common.banners
  return { ...common, banners, register: banners.slice(0, 1), agreement: [seedAgreement({ name, host, age }, language)] }
}

type House = Pick<Tenant, 'name' | 'hosts' | 'minimumAge'>
