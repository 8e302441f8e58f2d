import type { Language } from '../domain/language.ts'
import type { Facts } from './facts.ts'

/** A banner of home; its picture is the one of its place. */
export interface SeedBanner {
  readonly title: string
  readonly promotionType: string | null
}

type Text = Readonly<Record<Language, string>>
/** A banner in every language; undefined where the merchant does not have what it shows. */
type Draft = (facts: Facts) => readonly [text: Text, promotionType: string] | undefined

const start: Draft = ({ start: { reward, stakes } }) => [
  {
    PT: `Bônus de boas-vindas: ${reward} para quem aposta ${stakes}`,
    EN: `Welcome bonus: ${reward} for ${stakes} staked`,
  },
  '/m/activity',
]
const registration: Draft = (facts) =>
  facts.welcome === undefined
    ? start(facts)
    : [
        {
          PT: `${facts.welcome} de bônus ao criar a conta`,
          EN: `${facts.welcome} of bonus when you open your account`,
        },
        '/m/register',
      ]
const thousand: Draft = ({ thousand: { reward, stakes } }) => [
  { PT: `Missão dos mil: aposte ${stakes} e ganhe ${reward}`, EN: `Mission thousand: bet ${stakes} and get ${reward}` },
  '/m/activity',
]
const cashback: Draft = (facts) => [
  { PT: `Cashback semanal de ${facts.cashback} nos slots`, EN: `Weekly cashback of ${facts.cashback} on slots` },
  '/m/activity',
]
const club: Draft = ({ hasClub }) =>
  hasClub
    ? [
        {
          PT: 'Clube VIP: mais saques por dia e um bônus a cada nível',
          EN: 'VIP club: more withdrawals a day and a bonus at every level',
        },
        '/m/member/benefits',
      ]
    : undefined
const lotteries: Draft = () => [
  { PT: 'Loterias: sorteios de dia e de noite', EN: 'Lotteries: draws by day and by night' },
  '/m/lottery',
]
const matches: Draft = () => [
  { PT: 'Os jogos de hoje, a um toque', EN: 'Today’s matches, a press away' },
  '/m/gameList?gameType=SPORTS',
]
const esports: Draft = () => [
  { PT: 'E-sports: escolha a sua arena', EN: 'E-sports: choose your arena' },
  '/m/gameList?gameType=ESPORTS',
]

/** The banners of merchants that have their own set, in the order of their pictures. */
const own: Readonly<Record<string, readonly Draft[]>> = {
  Aurora: [registration, start, cashback, club],
  Trevo: [registration, start, lotteries],
  Kite: [matches, start, esports, club],
}

/** The banners of a house in one language, in the order of their pictures. */
export const seedBanners = (name: string, facts: Facts, language: Language): SeedBanner[] =>
  (own[name] ?? [start, thousand, cashback, club]).flatMap((draft) => {
    const made = draft(facts)
    return made ? [{ title: made[0][language], promotionType: made[1] }] : []
  })
