import { escape } from '../domain/escape.ts'
import type { Language } from '../domain/language.ts'
import { list, paragraphs, table } from './markup.ts'

/** A page of the announcement popup, in one language. */
export interface SeedPopup {
  readonly title: string
  /** HTML. */
  readonly content: string
  /** A route of the site, or `#` and the place of a promotion among the tenant's, from 0. */
  readonly promotionType: string | null
  readonly execution: 'A' | 'B' | 'F'
}

interface House {
  readonly id: string
  /** As HTML. */
  readonly name: string
  readonly age: number
  /** The base below which the site loads pictures, as HTML. */
  readonly host: string
}

interface Draft extends Pick<SeedPopup, 'execution' | 'promotionType'> {
  readonly text: (house: House) => Readonly<Record<Language, readonly [title: string, content: string]>>
}

/** One of the house's own banners, at the house's own image host: a site shows pictures of no other. */
const picture = ({ id, host }: House, at: number, alt: string): string =>
  `<p><img src="${host}/banner/${id}/${at}.webp" alt="${alt}" width="750" height="320"></p>`

const common: readonly Draft[] = [
  {
    execution: 'A',
    promotionType: '/m/rewardCenter',
    text: () => ({
      PT: [
        'Bem-vindo de volta',
        paragraphs(['O seu <strong>bônus de recarga</strong> desta semana já está liberado:']) +
          table([
            ['Depósito', 'Bônus'],
            ['R$ 50,00', 'R$ 15,00'],
            ['R$ 200,00', 'R$ 80,00'],
            ['R$ 500,00', 'R$ 250,00'],
          ]) +
          paragraphs(['Ele vale até domingo, às 23h59.']),
      ],
      EN: [
        'Welcome back',
        paragraphs(['Your <strong>reload bonus</strong> of this week is ready:']) +
          table([
            ['Deposit', 'Bonus'],
            ['R$ 50.00', 'R$ 15.00'],
            ['R$ 200.00', 'R$ 80.00'],
            ['R$ 500.00', 'R$ 250.00'],
          ]) +
          paragraphs(['It is valid until Sunday, 23:59.']),
      ],
    }),
  },
  {
    execution: 'F',
    promotionType: '/m/rewardCenter',
    text: () => ({
      PT: [
        'Primeiro acesso',
        paragraphs(['Que bom ter você aqui. Comece pelas <strong>tarefas de iniciante</strong> e ganhe giros grátis:']) +
          list(
            [
              'Confirme o seu celular: <strong>5 giros</strong>',
              'Cadastre uma chave Pix: <strong>5 giros</strong>',
              'Faça o primeiro depósito: <strong>20 giros</strong>',
            ],
            'ol',
          ),
      ],
      EN: [
        'Your first visit',
        paragraphs(['Good to have you here. Begin with the <strong>first steps</strong> and win free spins:']) +
          list(
            ['Confirm your mobile number: <strong>5 spins</strong>', 'Add a Pix key: <strong>5 spins</strong>', 'Make your first deposit: <strong>20 spins</strong>'],
            'ol',
          ),
      ],
    }),
  },
  {
    execution: 'B',
    promotionType: '/m/register',
    text: (house) => ({
      PT: [
        'Cadastre-se e ganhe',
        picture(house, 1, 'Bônus de boas-vindas') +
          paragraphs(['Abra a sua conta em um minuto e receba <strong>100% até R$ 500</strong> no primeiro depósito.']),
      ],
      EN: [
        'Join and win',
        picture(house, 1, 'Welcome bonus') +
          paragraphs(['Open your account in a minute and get <strong>100% up to R$ 500</strong> on your first deposit.']),
      ],
    }),
  },
  {
    execution: 'B',
    promotionType: null,
    text: ({ name, age }) => ({
      PT: [
        'Pix na hora, jogo limpo',
        list([
          'Depósitos a partir de R$ 10,00, <strong>na hora</strong>',
          'Saques por Pix, 24 horas por dia, sem tarifa',
          'Mais de 600 jogos de fornecedores certificados',
        ]) + `<p><small>Proibido para menores de ${age} anos. ${name} apoia o jogo responsável.</small></p>`,
      ],
      EN: [
        'Paid at once, played fair',
        list([
          'Deposits from R$ 10.00, <strong>at once</strong>',
          'Withdrawals by Pix around the clock, without a fee',
          'More than 600 games of certified suppliers',
        ]) + `<p><small>Nobody under ${age} may play. ${name} stands for playing responsibly.</small></p>`,
      ],
    }),
  },
]

/** The second page of members: what a house is known for, else the promotion that every house has. */
const forMembers: Draft = {
  execution: 'A',
  promotionType: '#1',
  text: (house) => ({
    PT: ['Cashback toda segunda-feira', picture(house, 10, 'Cashback semanal') + paragraphs(['Até <strong>8%</strong> do que você perdeu nos slots volta para o seu saldo, sem rollover.'])],
    EN: ['Cashback every Monday', picture(house, 10, 'Weekly cashback') + paragraphs(['Up to <strong>8%</strong> of what you lost on slots returns to your balance, free to withdraw.'])],
  }),
}
const own: Readonly<Record<string, Draft>> = {
  Trevo: {
    execution: 'A',
    promotionType: '/m/lottery',
    text: (house) => ({
      PT: ['O bolão da semana está aberto', picture(house, 3, 'Bolão da semana') + paragraphs(['Quanto mais gente, mais números: cotas a partir de <strong>R$ 4,00</strong>, até sexta-feira às 18h.'])],
      EN: ['The pool of the week is open', picture(house, 3, 'Pool of the week') + paragraphs(['The more of us, the more numbers: shares from <strong>R$ 4.00</strong>, until Friday, 6 p.m.'])],
    }),
  },
  Kite: {
    execution: 'A',
    promotionType: '/m/activity',
    text: (house) => ({
      PT: ['Combo turbinado', picture(house, 2, 'Até 50% a mais') + paragraphs(['Cinco palpites em uma aposta rendem até <strong>50% a mais</strong>. Vale para futebol, basquete e e-sports.'])],
      EN: ['Combo boost', picture(house, 2, 'Up to 50% more') + paragraphs(['Five picks in one bet win up to <strong>50% more</strong>. For football, basketball and e-sports.'])],
    }),
  },
}

/** The pages of the announcement popup of a house, in one language: some for members, one for their first sign-in, some for guests. */
export function seedPopups({ name, ...rest }: House, language: Language): SeedPopup[] {
  const house = { ...rest, name: escape(name), host: escape(rest.host) }
  const [first, ...others] = common
  const drafts = first ? [first, own[name] ?? forMembers, ...others] : others
  return drafts.map(({ execution, promotionType, text }) => {
    const [title, content] = text(house)[language]
    return { title, content, promotionType, execution }
  })
}
