import type { Language } from '../domain/language.ts'
import { cashbackTerms } from '../domain/promotions/cashback.ts'
import { inviteTerms } from '../domain/promotions/invites.ts'
import { list, paragraphs } from './markup.ts'
import { levels } from './money.ts'

type Text = readonly [title: string, summary: string, ...rules: string[]]

/** What texts of a promotion name, as it is written in their language. */
interface Terms {
  readonly reward: string
  readonly stakes: string
  readonly write: (minor: number) => string
  readonly share: (basisPoints: number) => string
  /** Whether the merchant shows levels. */
  readonly hasClub: boolean
}

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
  /** The reward is the birthday bonus of the member's level. */
  readonly byLevel?: true
  /** Of a mission. */
  readonly stakes: number
  readonly target?: string
  readonly texts: (terms: Terms) => Readonly<Record<Language, Text>>
}

/** When a promotion began that has always run: with the past of the demo. */
const always = [-200, 3650] as const
const gifts = [levels[0]?.birthdayBonus ?? 0, levels.at(-1)?.birthdayBonus ?? 0] as const

/** How opposite bets count, where bets on lotteries do. */
const opposed: Readonly<Record<Language, string>> = {
  PT: 'Apostas em lados opostos de um sorteio contam só pelo que ganham ou perdem.',
  EN: 'Bets on opposite sides of a draw count only for what they win or lose.',
}

type Draft = Omit<SeedActivity, 'startDay' | 'endDay' | 'reward' | 'stakes'> &
  Partial<Pick<SeedActivity, 'reward' | 'stakes'>> & { readonly days: readonly [start: number, end: number] }

const drafts: readonly Draft[] = [
  {
    key: 'welcome',
    category: 'BONUS',
    play: 'MISSION',
    banner: 2,
    days: always,
    reward: 5_000,
    stakes: 50_000,
    target: '/m/gameCenter',
    texts: ({ reward, stakes }) => ({
      PT: [
        'Bônus de boas-vindas',
        `${reward} para quem começa: aposte ${stakes} e resgate.`,
        'Participe antes de apostar.',
        'Valem as apostas em todos os jogos.',
        opposed.PT,
      ],
      EN: [
        'Welcome bonus',
        `${reward} for your start: bet ${stakes} and collect.`,
        'Join before you bet.',
        'Bets on every game count.',
        opposed.EN,
      ],
    }),
  },
  {
    key: cashbackTerms.activity,
    category: 'BONUS',
    play: 'JOIN',
    banner: 10,
    days: always,
    target: '/m/rewardCenter',
    texts: ({ share }) => ({
      PT: [
        'Cashback semanal',
        `${share(cashbackTerms.basisPoints)} do que você perdeu nos slots na semana volta toda segunda-feira.`,
        'Participe: conta o que você joga a partir daí.',
        `O valor espera na central de prêmios por ${cashbackTerms.lifeDays} dias.`,
      ],
      EN: [
        'Weekly cashback',
        `${share(cashbackTerms.basisPoints)} of what you lost on slots in a week returns every Monday.`,
        'Join: what you play from then on counts.',
        `It waits in the reward centre for ${cashbackTerms.lifeDays} days.`,
      ],
    }),
  },
  {
    key: 'friends',
    category: 'SOCIAL',
    play: 'JOIN',
    banner: 9,
    days: always,
    reward: inviteTerms.reward,
    target: '/m/inviteFriends',
    texts: ({ reward, write }) => ({
      PT: [
        'Indique e ganhe',
        `${reward} por amigo que depositar ${write(inviteTerms.deposit)}.`,
        'Compartilhe o seu código.',
        'O prêmio vai para a central de prêmios.',
      ],
      EN: [
        'Invite friends',
        `${reward} for each friend who deposits ${write(inviteTerms.deposit)}.`,
        'Share your code.',
        'The reward goes to the reward centre.',
      ],
    }),
  },
  {
    key: 'thousand',
    category: 'MISSION',
    play: 'MISSION',
    banner: 8,
    days: always,
    reward: 2_000,
    stakes: 100_000,
    target: '/m/slotsCenter',
    texts: ({ reward, stakes }) => ({
      PT: [
        'Missão dos mil',
        `Aposte ${stakes} e ganhe ${reward}.`,
        'O progresso começa quando você participa.',
        opposed.PT,
      ],
      EN: ['Mission thousand', `Bet ${stakes} and get ${reward}.`, 'Progress begins when you join.', opposed.EN],
    }),
  },
  {
    key: 'draws',
    category: 'MISSION',
    play: 'MISSION',
    banner: 6,
    days: [-20, 45],
    reward: 500,
    stakes: 10_000,
    target: '/m/lottery',
    texts: ({ reward, stakes }) => ({
      PT: [
        'Maratona dos sorteios',
        `Aposte ${stakes} e ganhe ${reward}.`,
        'Valem apostas em loterias e em jogos.',
        opposed.PT,
      ],
      EN: ['Draw marathon', `Bet ${stakes} and get ${reward}.`, 'Bets on lotteries and on games count.', opposed.EN],
    }),
  },
  {
    key: 'share',
    category: 'SOCIAL',
    play: 'APPLY',
    banner: 7,
    days: always,
    reward: 1_500,
    texts: ({ reward }) => ({
      PT: [
        'Mostre a sua vitória',
        `Envie a foto da sua maior vitória e ganhe ${reward}.`,
        'Até três imagens, PNG ou JPG, de no máximo 5 MB.',
        'Alguém da equipe olha cada envio.',
      ],
      EN: [
        'Show your win',
        `Send a picture of your greatest win and get ${reward}.`,
        'Up to three pictures, PNG or JPG, of 5 MB at most.',
        'Somebody of the team looks at each one.',
      ],
    }),
  },
  {
    key: 'story',
    category: 'SOCIAL',
    play: 'APPLY',
    banner: 9,
    days: [-12, 2],
    reward: 1_000,
    texts: ({ reward }) => ({
      PT: [
        'Conte para os amigos',
        `Publique um story, envie a captura e ganhe ${reward}.`,
        'O perfil precisa estar aberto.',
      ],
      EN: [
        'Tell your friends',
        `Publish a story, send a screenshot and get ${reward}.`,
        'Your profile must be public.',
      ],
    }),
  },
  {
    key: 'birthday',
    category: 'BONUS',
    play: 'APPLY',
    banner: 4,
    days: always,
    byLevel: true,
    texts: ({ write, hasClub }) => ({
      PT: [
        'Presente de aniversário',
        hasClub
          ? `É o seu mês? Peça o presente do seu nível: de ${write(gifts[0])} a ${write(gifts[1])}.`
          : `É o seu mês? Peça o seu presente, de ${write(gifts[0])} ou mais.`,
        'Um presente por pessoa.',
      ],
      EN: [
        'Birthday gift',
        hasClub
          ? `Is it your month? Ask for the gift of your level: from ${write(gifts[0])} to ${write(gifts[1])}.`
          : `Is it your month? Ask for your gift, of ${write(gifts[0])} or more.`,
        'One gift a person.',
      ],
    }),
  },
  {
    key: 'review',
    category: 'SOCIAL',
    play: 'APPLY',
    banner: 7,
    days: always,
    reward: 800,
    texts: ({ reward }) => ({
      PT: ['Avalie o aplicativo', `Envie a captura da sua avaliação e ganhe ${reward}.`, 'Uma avaliação por pessoa.'],
      EN: ['Rate the app', `Send a screenshot of your review and get ${reward}.`, 'One review a person.'],
    }),
  },
  {
    key: 'summer',
    category: 'EVENT',
    play: 'MISSION',
    banner: 5,
    days: [30, 3650],
    reward: 10_000,
    stakes: 200_000,
    texts: ({ reward, stakes }) => ({
      PT: ['Missão de verão', `Aposte ${stakes} e ganhe ${reward}.`, 'A participação abre em breve.'],
      EN: ['Summer mission', `Bet ${stakes} and get ${reward}.`, 'It opens soon.'],
    }),
  },
  {
    key: 'spring',
    category: 'EVENT',
    play: 'MISSION',
    banner: 2,
    days: [-60, -2],
    reward: 5_000,
    stakes: 100_000,
    texts: ({ reward, stakes }) => ({
      PT: ['Missão da primavera', `Quem apostou ${stakes} ganhou ${reward}.`, 'Esta missão já terminou.'],
      EN: ['Spring mission', `Whoever bet ${stakes} got ${reward}.`, 'This mission is over.'],
    }),
  },
]

/** The promotions of every house, in the order in which they are listed. */
export const activities: readonly SeedActivity[] = drafts.map(
  ({ days: [startDay, endDay], reward = 0, stakes = 0, ...draft }) => ({ ...draft, reward, stakes, startDay, endDay }),
)

/** What an editor publishes of a promotion. */
export interface SeedActivityText {
  readonly key: string
  readonly title: string
  readonly summary: string
  /** HTML. */
  readonly content: string
}

/** The texts of the promotions of a merchant in one language. */
export const seedActivityTexts = (
  { write, share, hasClub }: Pick<Terms, 'write' | 'share' | 'hasClub'>,
  language: Language,
): SeedActivityText[] =>
  activities.map(({ key, reward, stakes, texts }) => {
    const [title, summary, ...rules] = texts({ reward: write(reward), stakes: write(stakes), write, share, hasClub })[
      language
    ]
    return { key, title, summary, content: paragraphs([`<strong>${summary}</strong>`]) + list(rules) }
  })
