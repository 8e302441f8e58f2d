import type { Language } from '../domain/language.ts'
import { whole } from './markup.ts'

/** A promoted announcement, in one language. */
export interface SeedPopular {
  readonly title: string
  readonly summary: string
  /** Which of the house's banners it shows, from 1. */
  readonly banner: number
  /** As in `SeedPopup`. */
  readonly promotionType: string | null
}

type Draft = readonly [banner: number, promotionType: string, PT: readonly [string, string], EN: readonly [string, string]]

const common: readonly Draft[] = [
  [
    1,
    '#0',
    ['O seu primeiro depósito em dobro', 'Deposite até R$ 500 e jogue com o dobro. Vale por sete dias depois do cadastro.'],
    ['Your first deposit doubled', 'Deposit up to R$ 500 and play with twice as much. Valid for seven days after you join.'],
  ],
  [
    4,
    '/m/member/benefits',
    ['Suba de nível no clube VIP', 'Cada nível traz saques mais rápidos, limites maiores e um presente no seu aniversário.'],
    ['Climb the VIP club', 'Every level brings faster withdrawals, higher limits and a present on your birthday.'],
  ],
]

const own: Readonly<Record<string, Draft>> = {
  Aurora: [
    2,
    '/m/rewardCenter',
    ['Roda da sorte: gire hoje', 'Um giro grátis por dia, com prêmios de até R$ 1.000. O prêmio do dia termina à meia-noite.'],
    ['Lucky wheel: spin today', 'One free spin a day, with prizes of up to R$ 1,000. Today’s ends at midnight.'],
  ],
  Trevo: [
    3,
    '/m/lottery',
    ['Bolão da semana', 'Quarenta jogos, cotas a partir de R$ 4,00. As cotas são vendidas até sexta-feira, às 18h.'],
    ['Pool of the week', 'Forty tickets, shares from R$ 4.00. Shares are sold until Friday, 6 p.m.'],
  ],
  Kite: [
    3,
    '/m/rewardCenter',
    ['Sexta do e-sport', 'Uma aposta grátis para cada mapa em que você apostar na sexta-feira.'],
    ['E-sports Friday', 'A free bet for every map that you bet on this Friday.'],
  ],
}

/** What a house puts on top of its notices, in one language. */
export function seedPopular(name: string, language: Language): SeedPopular[] {
  const ofHouse = own[name]
  return [...(ofHouse ? [ofHouse] : []), ...common].map(([banner, promotionType, pt, en]) => {
    const [title, summary] = language === 'PT' ? pt : en
    return { title, summary: whole(summary), banner, promotionType }
  })
}
