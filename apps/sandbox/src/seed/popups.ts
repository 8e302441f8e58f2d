import { escape } from '../domain/escape.ts'
import type { Language } from '../domain/language.ts'
import type { Facts, House } from './facts.ts'
import { list, paragraphs, table } from './markup.ts'
import { levels } from './money.ts'

/** A page of the announcement popup, in one language. */
export interface SeedPopup {
  readonly title: string
  /** HTML. */
  readonly content: string
  /** A route of the site, or `#` and the place of a promotion among the tenant's, from 0. */
  readonly promotionType: string | null
  readonly execution: 'A' | 'B' | 'F'
}

interface Words extends Facts {
  readonly id: string
  /** As HTML. */
  readonly name: string
  readonly age: number
  /** The base below which the site loads pictures, as HTML. */
  readonly host: string
}

interface Draft extends Pick<SeedPopup, 'execution' | 'promotionType'> {
  readonly text: (words: Words) => Readonly<Record<Language, readonly [title: string, content: string]>>
}

/** One of the house's own banners, at the house's own image host: a site shows pictures of no other. */
const picture = ({ id, host }: Words, at: number, alt: string): string =>
  `<p><img src="${host}/banner/${id}/${at}.webp" alt="${alt}" width="750" height="320"></p>`

/** Returns a table of the bonus for reaching each level, or an empty text if the merchant has no VIP levels. */
const levelTable = ({ write, hasClub }: Words, lead: string, head: readonly string[]): string =>
  hasClub
    ? paragraphs([lead]) +
      table([head, ...levels.flatMap(({ name, levelUpBonus }) => (name === null ? [] : [[name, write(levelUpBonus)]]))])
    : ''

const common: readonly Draft[] = [
  {
    execution: 'A',
    promotionType: '/m/rewardCenter',
    text: (words) => ({
      PT: [
        'Bem-vindo de volta',
        paragraphs([
          'Os prêmios que você ganhar ficam na <strong>central de prêmios</strong>, e cada um diz até quando espera por você.',
        ]) + levelTable(words, 'Cada nível que você alcança traz um bônus:', ['Nível', 'Bônus']),
      ],
      EN: [
        'Welcome back',
        paragraphs([
          'Rewards that you earn are kept in the <strong>reward centre</strong>, and each says until when it waits for you.',
        ]) + levelTable(words, 'Every level that you reach brings a bonus:', ['Level', 'Bonus']),
      ],
    }),
  },
  {
    execution: 'F',
    promotionType: '/m/activity',
    text: ({ start, thousand, friend }) => ({
      PT: [
        'Primeiro acesso',
        paragraphs(['Que bom ter você aqui. Participe em <strong>Ofertas</strong> antes de apostar:']) +
          list(
            [
              `Bônus de boas-vindas: aposte ${start.stakes} e ganhe <strong>${start.reward}</strong>`,
              `Missão dos mil: aposte ${thousand.stakes} e ganhe <strong>${thousand.reward}</strong>`,
              `Indique amigos: <strong>${friend.reward}</strong> por amigo que depositar ${friend.deposit}`,
            ],
            'ol',
          ),
      ],
      EN: [
        'Your first visit',
        paragraphs(['Good to have you here. Join under <strong>Offers</strong> before you bet:']) +
          list(
            [
              `Welcome bonus: bet ${start.stakes} and get <strong>${start.reward}</strong>`,
              `Mission thousand: bet ${thousand.stakes} and get <strong>${thousand.reward}</strong>`,
              `Invite friends: <strong>${friend.reward}</strong> for each friend who deposits ${friend.deposit}`,
            ],
            'ol',
          ),
      ],
    }),
  },
  {
    execution: 'B',
    promotionType: '/m/register',
    text: (words) => {
      const { welcome, start } = words
      return {
        PT: [
          'Cadastre-se e ganhe',
          picture(words, 1, 'Boas-vindas') +
            paragraphs([
              ...(welcome === undefined
                ? []
                : [`Abra a sua conta e receba <strong>${welcome}</strong> de bônus na hora.`]),
              `Com o bônus de boas-vindas, quem aposta ${start.stakes} ganha <strong>${start.reward}</strong>.`,
            ]),
        ],
        EN: [
          'Join and win',
          picture(words, 1, 'Welcome') +
            paragraphs([
              ...(welcome === undefined
                ? []
                : [`Open your account and get a bonus of <strong>${welcome}</strong> at once.`]),
              `With the welcome bonus, whoever bets ${start.stakes} gets <strong>${start.reward}</strong>.`,
            ]),
        ],
      }
    },
  },
  {
    execution: 'B',
    promotionType: null,
    text: ({ name, age, smallestDeposit, gameCount }) => ({
      PT: [
        'Pix na hora, jogo limpo',
        list([
          `Depósitos a partir de ${smallestDeposit}, por Pix <strong>na hora</strong>`,
          'Saques por Pix ou para o seu banco, 24 horas por dia',
          `Mais de ${gameCount} jogos`,
        ]) + `<p><small>Proibido para menores de ${age} anos. ${name} apoia o jogo responsável.</small></p>`,
      ],
      EN: [
        'Paid at once, played fair',
        list([
          `Deposits from ${smallestDeposit}, by Pix <strong>at once</strong>`,
          'Withdrawals by Pix or to your bank, around the clock',
          `More than ${gameCount} games`,
        ]) + `<p><small>Nobody under ${age} may play. ${name} stands for playing responsibly.</small></p>`,
      ],
    }),
  },
]

/** The second page of members: what a house is known for, else the promotion that every house has. */
const forMembers: Draft = {
  execution: 'A',
  promotionType: '#1',
  text: (words) => ({
    PT: [
      'Cashback toda segunda-feira',
      picture(words, 10, 'Cashback semanal') +
        paragraphs([
          `Participe, e a cada semana <strong>${words.cashback}</strong> do que você perder nos slots vai para a central de prêmios.`,
        ]),
    ],
    EN: [
      'Cashback every Monday',
      picture(words, 10, 'Weekly cashback') +
        paragraphs([
          `Join, and every week <strong>${words.cashback}</strong> of what you lose on slots goes to the reward centre.`,
        ]),
    ],
  }),
}
const own: Readonly<Record<string, Draft>> = {
  Trevo: {
    execution: 'A',
    promotionType: '/m/lottery',
    text: (words) => ({
      PT: [
        'O próximo sorteio é já',
        picture(words, 3, 'Loterias') +
          paragraphs([
            'Escolha os números em <strong>Loterias</strong>: alguns sorteios saem de minuto em minuto, e o prêmio cai direto no saldo.',
          ]),
      ],
      EN: [
        'The next draw is soon',
        picture(words, 3, 'Lotteries') +
          paragraphs([
            'Choose your numbers under <strong>Lotteries</strong>: some draws take place every minute, and prizes go straight to the balance.',
          ]),
      ],
    }),
  },
  Kite: {
    execution: 'A',
    promotionType: '/m/activity',
    text: (words) => ({
      PT: [
        'Missão dos mil',
        picture(words, 8, 'Missão dos mil') +
          paragraphs([
            `Aposte ${words.thousand.stakes} e ganhe <strong>${words.thousand.reward}</strong>. Valem apostas em todos os jogos.`,
          ]),
      ],
      EN: [
        'Mission thousand',
        picture(words, 8, 'Mission thousand') +
          paragraphs([
            `Bet ${words.thousand.stakes} and get <strong>${words.thousand.reward}</strong>. Bets on every game count.`,
          ]),
      ],
    }),
  },
}

/** The pages of the announcement popup of a house, in one language: some for members, one for their first sign-in, some for guests. */
export function seedPopups(
  { id, name, minimumAge: age, images }: House,
  facts: Facts,
  language: Language,
): SeedPopup[] {
  const words = {
    ...facts,
    id,
    age,
    name: escape(name),
    host: escape(images?.hosts[0] ?? images?.fallback ?? '/media/a'),
  }
  const [first, ...others] = common
  const drafts = first ? [first, own[name] ?? forMembers, ...others] : others
  return drafts.map(({ execution, promotionType, text }) => {
    const [title, content] = text(words)[language]
    return { title, content, promotionType, execution }
  })
}
