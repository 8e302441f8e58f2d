import type { Language } from '../domain/language.ts'
import { list, paragraphs, whole } from './markup.ts'

/** How a promotion is played. Amounts are minor units, days count from the opening of the house. */
export interface SeedActivity {
  readonly key: string
  readonly category: 'BONUS' | 'MISSION' | 'SOCIAL' | 'EVENT'
  /** JOIN: nothing more is to be done. MISSION: so much has to be staked after joining. APPLY: somebody looks at an application. */
  readonly play: 'JOIN' | 'MISSION' | 'APPLY'
  readonly banner: number
  readonly startDay: number
  readonly endDay: number
  readonly reward: number
  /** Of a mission. */
  readonly stakes: number
  readonly target?: string
  readonly texts: Readonly<Record<Language, readonly [title: string, summary: string, ...rules: string[]]>>
}

type Draft = readonly [
  key: string,
  category: SeedActivity['category'],
  play: SeedActivity['play'],
  banner: number,
  days: readonly [start: number, end: number],
  reward: number,
  stakes: number,
  target: string | undefined,
  PT: SeedActivity['texts'][Language],
  EN: SeedActivity['texts'][Language],
]

const drafts: readonly Draft[] = [
  ['welcome', 'BONUS', 'MISSION', 1, [0, 3650], 5_000, 50_000, '/m/gameCenter', ['Bônus de boas-vindas', 'R$ 50 para quem começa: aposte R$ 500 e resgate.', 'Participe antes de apostar.', 'Valem as apostas em todos os jogos.'], ['Welcome bonus', 'R$ 50 for your start: bet R$ 500 and collect.', 'Join before you bet.', 'Bets on every game count.']],
  ['cashback', 'BONUS', 'JOIN', 10, [0, 3650], 0, 0, '/m/rewardCenter', ['Cashback semanal', 'Até 8% do que você perdeu nos slots volta toda segunda-feira.', 'Quanto é aparece na central de prêmios.', 'O valor expira em sete dias.'], ['Weekly cashback', 'Up to 8% of what you lost on slots returns every Monday.', 'How much it is stands in the reward centre.', 'It expires after seven days.']],
  ['friends', 'SOCIAL', 'JOIN', 9, [0, 3650], 1_000, 0, '/m/inviteFriends', ['Indique e ganhe', 'R$ 10 por amigo que depositar R$ 50.', 'Compartilhe o seu código.', 'O prêmio vai para a central de prêmios.'], ['Invite friends', 'R$ 10 for each friend who deposits R$ 50.', 'Share your code.', 'The reward goes to the reward centre.']],
  ['thousand', 'MISSION', 'MISSION', 8, [0, 3650], 2_000, 100_000, '/m/slotsCenter', ['Missão dos mil', 'Aposte R$ 1.000 e ganhe R$ 20.', 'O progresso começa quando você participa.'], ['Mission thousand', 'Bet R$ 1,000 and get R$ 20.', 'Progress begins when you join.']],
  ['draws', 'MISSION', 'MISSION', 6, [0, 45], 500, 10_000, '/m/lottery', ['Semana dos sorteios', 'Aposte R$ 100 e ganhe R$ 5.', 'Valem apostas em loterias e em jogos.'], ['Week of draws', 'Bet R$ 100 and get R$ 5.', 'Bets on lotteries and on games count.']],
  ['share', 'SOCIAL', 'APPLY', 7, [0, 3650], 1_500, 0, undefined, ['Mostre a sua vitória', 'Envie a foto da sua maior vitória e ganhe R$ 15.', 'Até três imagens, PNG ou JPG, de no máximo 5 MB.', 'Analisamos em poucos minutos.'], ['Show your win', 'Send a picture of your greatest win and get R$ 15.', 'Up to three pictures, PNG or JPG, of 5 MB at most.', 'We look at it within minutes.']],
  ['story', 'SOCIAL', 'APPLY', 2, [0, 2], 1_000, 0, undefined, ['Conte para os amigos', 'Publique um story, envie a captura e ganhe R$ 10.', 'O perfil precisa estar aberto.'], ['Tell your friends', 'Publish a story, send a screenshot and get R$ 10.', 'Your profile must be public.']],
  ['birthday', 'BONUS', 'APPLY', 4, [0, 3650], 2_500, 0, undefined, ['Presente de aniversário', 'É o seu mês? Peça o seu presente de R$ 25.', 'Uma vez por ano.'], ['Birthday gift', 'Is it your month? Ask for your gift of R$ 25.', 'Once a year.']],
  ['review', 'SOCIAL', 'APPLY', 3, [0, 3650], 800, 0, undefined, ['Avalie o aplicativo', 'Envie a captura da sua avaliação e ganhe R$ 8.', 'Uma avaliação por pessoa.'], ['Rate the app', 'Send a screenshot of your review and get R$ 8.', 'One review a person.']],
  ['summer', 'EVENT', 'JOIN', 5, [30, 3650], 10_000, 0, undefined, ['Copa de verão', 'Um torneio de slots com R$ 50.000 em prêmios.', 'As inscrições abrem em breve.'], ['Summer cup', 'A tournament of slots with R$ 50,000 in prizes.', 'Registration opens soon.']],
  ['spring', 'EVENT', 'JOIN', 2, [-60, -2], 5_000, 0, undefined, ['Festival da primavera', 'Rodadas em dobro durante uma semana.', 'Este festival já terminou.'], ['Spring festival', 'Double rounds for a week.', 'This festival is over.']],
]

/** The promotions of every house, in the order in which they are listed. */
export const activities: readonly SeedActivity[] = drafts.map(([key, category, play, banner, [startDay, endDay], reward, stakes, target, PT, EN]) => ({
  key,
  category,
  play,
  banner,
  startDay,
  endDay,
  reward,
  stakes,
  ...(target !== undefined && { target }),
  texts: { PT, EN },
}))

/** What an editor publishes of a promotion. */
export interface SeedActivityText {
  readonly key: string
  readonly title: string
  readonly summary: string
  /** HTML. */
  readonly content: string
}

/** The texts of the promotions in one language. */
export const seedActivityTexts = (language: Language): SeedActivityText[] =>
  activities.map(({ key, texts }) => {
    const [title, summary, ...rules] = texts[language]
    return { key, title, summary: whole(summary), content: paragraphs([`<strong>${summary}</strong>`]) + list(rules) }
  })
