import type { Language } from '../domain/language.ts'
import type { Facts } from './facts.ts'

/** A promoted announcement, in one language. */
export interface SeedPopular {
  readonly title: string
  readonly summary: string
  /** Which of the house's banners it shows, from 1. */
  readonly banner: number
  /** As in `SeedPopup`. */
  readonly promotionType: string | null
}

type Draft = readonly [
  banner: number,
  promotionType: string,
  PT: readonly [title: string, summary: string],
  EN: readonly [title: string, summary: string],
]

const start = ({ start: { reward, stakes } }: Facts): Draft => [
  2,
  '#0',
  ['Comece com um bônus', `Participe do bônus de boas-vindas: ${reward} assim que você tiver apostado ${stakes}.`],
  ['Begin with a bonus', `Join the welcome bonus: ${reward} as soon as you have staked ${stakes}.`],
]
const friends = ({ friend: { reward, deposit } }: Facts): Draft => [
  9,
  '#2',
  ['Traga os seus amigos', `${reward} para você por amigo que se cadastrar com o seu código e depositar ${deposit}.`],
  ['Bring your friends', `${reward} for you for each friend who joins with your code and deposits ${deposit}.`],
]
const club: Draft = [
  4,
  '/m/member/benefits',
  ['Suba de nível no clube VIP', 'Cada nível traz mais saques por dia, limites maiores e um bônus.'],
  ['Climb the VIP club', 'Every level brings more withdrawals a day, higher limits and a bonus.'],
]

const own: Readonly<Record<string, (facts: Facts) => Draft>> = {
  Aurora: ({ cashback }) => [
    3,
    '#1',
    ['Cashback toda segunda-feira', `${cashback} do que você perdeu nos slots na semana espera na central de prêmios.`],
    ['Cashback every Monday', `${cashback} of what you lost on slots in the week waits in the reward centre.`],
  ],
  Trevo: () => [
    3,
    '/m/lottery',
    ['Loterias o dia todo', 'Escolha os números e acompanhe o sorteio: alguns saem de minuto em minuto.'],
    ['Lotteries all day', 'Choose your numbers and follow the draw: some take place every minute.'],
  ],
  Kite: () => [
    3,
    '/m/gameList?gameType=ESPORTS',
    ['E-sports de dia e de noite', 'Escolha a sua arena entre os fornecedores de e-sports.'],
    ['E-sports by day and by night', 'Choose your arena among the vendors of e-sports.'],
  ],
}

/** What a house puts on top of its notices, in one language. */
export function seedPopular(name: string, facts: Facts, language: Language): SeedPopular[] {
  const ofHouse = own[name]?.(facts)
  return [...(ofHouse ? [ofHouse] : []), start(facts), friends(facts), ...(facts.hasClub ? [club] : [])].map(
    ([banner, promotionType, pt, en]) => {
      const [title, summary] = language === 'PT' ? pt : en
      return { title, summary, banner, promotionType }
    },
  )
}
