import { escape } from '../domain/escape.ts'
import type { Language } from '../domain/language.ts'
import type { Facts } from './facts.ts'
import { lotteries } from './lotteries.ts'
import { paragraphs } from './markup.ts'
import { drawLimit, smallestStake } from './plays.ts'

/** A notice of the house, in one language. */
export interface SeedNotice {
  readonly title: string
  /** HTML. */
  readonly content: string
  readonly topic: 'news' | 'games' | 'payments' | 'maintenance' | 'safety'
  /** ISO 8601. */
  readonly publishedAt: string
  readonly pinned: boolean
  /** Shown by the ticker of home too. */
  readonly ticker: boolean
}

type Text = readonly [title: string, ...paragraphs: string[]]

interface Draft {
  readonly topic: SeedNotice['topic']
  readonly hoursAgo: number
  readonly pinned?: true
  readonly ticker?: true
  readonly text: (name: string, facts: Facts) => Readonly<Record<Language, Text>>
}

const common: readonly Draft[] = [
  {
    topic: 'payments',
    hoursAgo: 5,
    ticker: true,
    text: (name) => ({
      PT: [
        `${name}: saques por Pix a qualquer hora`,
        'Os saques por Pix são pagos <strong>24 horas por dia</strong>, inclusive nos fins de semana e feriados. O prazo de cada pedido aparece antes de você confirmar.',
        'Use uma chave no seu nome: pagamentos para contas de outras pessoas são devolvidos.',
      ],
      EN: [
        `${name}: withdrawals by Pix at any hour`,
        'Withdrawals by Pix are paid <strong>24 hours a day</strong>, on weekends and holidays too. How long yours takes is shown before you confirm it.',
        'Use a key in your own name: payments to accounts of other people come back.',
      ],
    }),
  },
  {
    topic: 'maintenance',
    hoursAgo: 21,
    pinned: true,
    ticker: true,
    text: () => ({
      PT: [
        'Manutenção programada na terça-feira, das 4h às 5h',
        'Na madrugada de terça-feira, das <strong>4h às 5h (horário de Brasília)</strong>, atualizamos os nossos servidores. Durante essa hora não é possível entrar, depositar ou jogar.',
        'O seu saldo e as suas apostas em aberto continuam guardados. Rodadas interrompidas seguem de onde pararam assim que voltarmos.',
      ],
      EN: [
        'Planned maintenance on Tuesday, from 4 to 5 in the morning',
        'In the night to Tuesday, from <strong>4 to 5 o’clock (Brasília time)</strong>, we update our servers. During that hour nobody can sign in, deposit or play.',
        'Your balance and your open bets are kept. Rounds that are interrupted go on where they stopped as soon as we are back.',
      ],
    }),
  },
  {
    topic: 'games',
    hoursAgo: 44,
    ticker: true,
    text: () => ({
      PT: [
        'Há slots novos: confira a aba Novos, em Slots',
        'Você os encontra na <a href="/m/gameList?gameType=RNG">lista de slots</a>, na aba <strong>Novos</strong>.',
        'Gostou de um? Toque no coração e ele fica nos seus favoritos, em qualquer aparelho em que você entrar.',
      ],
      EN: [
        'There are new slots: see the New tab under Slots',
        'You find them in the <a href="/m/gameList?gameType=RNG">list of slots</a>, on the <strong>New</strong> tab.',
        'You like one? Press its heart and it stays among your favourites, on every device on which you sign in.',
      ],
    }),
  },
  {
    topic: 'safety',
    hoursAgo: 70,
    ticker: true,
    text: () => ({
      PT: [
        'Jogue com responsabilidade: defina os seus limites na central de segurança',
        'Na <a href="/m/securityCenter">central de segurança</a> você define quanto quer depositar por dia, semana ou mês, e quanto tempo quer jogar. Reduções valem na hora; aumentos, depois de 24 horas.',
        'Se precisar de uma pausa, escolha ali por quanto tempo. Durante a pausa você não pode jogar nem depositar.',
      ],
      EN: [
        'Play responsibly: set your limits in the security centre',
        'In the <a href="/m/securityCenter">security centre</a> you set how much you want to deposit in a day, a week or a month, and how long you want to play. Lower limits count at once, higher ones after 24 hours.',
        'Should you need a break, choose there how long it is. During a break you can neither play nor deposit.',
      ],
    }),
  },
  {
    topic: 'safety',
    hoursAgo: 122,
    text: (name) => ({
      PT: [
        'Cuidado com mensagens falsas em nosso nome',
        `A ${name} <strong>nunca</strong> pede a sua senha, o código do SMS ou um depósito para “liberar” um prêmio, nem por telefone, nem por mensagem.`,
        'Confira sempre o endereço do site antes de entrar, e conte ao <a href="/m/service">atendimento</a> se receber algo estranho.',
      ],
      EN: [
        'Beware of false messages in our name',
        `${name} <strong>never</strong> asks for your password, for the code of an SMS, or for a deposit to “release” a prize, neither by telephone nor by message.`,
        'Always look at the address of the site before you sign in, and tell <a href="/m/service">customer service</a> if you receive something odd.',
      ],
    }),
  },
  {
    topic: 'news',
    hoursAgo: 197,
    text: () => ({
      PT: [
        'Termos de uso atualizados',
        'Os nossos <a href="/m/useragreement">termos de uso</a> ganharam uma linguagem mais simples e a seção sobre os seus dados. Nada muda nos prazos e nas tarifas.',
      ],
      EN: [
        'Terms of use updated',
        'Our <a href="/m/useragreement">terms of use</a> are written in plainer words now, and have a section on your data. Nothing changes in times and fees.',
      ],
    }),
  },
]

/** What a house tells of what it is known for. */
const own: Readonly<Record<string, Draft>> = {
  Aurora: {
    topic: 'games',
    hoursAgo: 12,
    text: (_name, facts) => {
      const { from, to } = facts.stakes(({ gameType }) => gameType === 'LIVE')
      return {
        PT: [
          'Mesas ao vivo: normais, VIP e privadas',
          'Roleta, blackjack, bacará e mais. As mesas VIP são para quem tem um nível; as privadas dizem o preço antes de abrir.',
          `As mesas aceitam apostas de ${from} a ${to}.`,
        ],
        EN: [
          'Live tables: normal, VIP and private',
          'Roulette, blackjack, baccarat and more. VIP tables are for members of a level; private ones tell their price before they open.',
          `The tables take stakes from ${from} to ${to}.`,
        ],
      }
    },
  },
  Trevo: {
    topic: 'games',
    hoursAgo: 12,
    text: (_name, { write }) => ({
      PT: [
        `${lotteries.length} loterias, com sorteios de dia e de noite`,
        `Aposte a partir de ${write(smallestStake)} e até ${write(drawLimit)} por sorteio. Enquanto o sorteio está aberto, você pode cancelar.`,
        'Os resultados ficam à vista de todos em <a href="/m/lottery">Loterias</a>, e os prêmios caem direto no seu saldo.',
      ],
      EN: [
        `${lotteries.length} lotteries, with draws by day and by night`,
        `Stake from ${write(smallestStake)}, and up to ${write(drawLimit)} on a draw. As long as the draw is open you may cancel.`,
        'Results are there for everybody to see under <a href="/m/lottery">Lotteries</a>, and prizes go straight to your balance.',
      ],
    }),
  },
  Kite: {
    topic: 'games',
    hoursAgo: 12,
    text: () => ({
      PT: [
        'As próximas partidas estão na página inicial',
        'Cada partida com o seu horário: toque em uma e o jogo do fornecedor abre.',
        'Cada aposta fica no <a href="/m/gameRecord">histórico de apostas</a>, com o valor e o resultado.',
      ],
      EN: [
        'The next matches are on the home page',
        'Each match with its time: press one, and the game of its vendor opens.',
        'Every bet is in your <a href="/m/gameRecord">betting record</a>, with its stake and its result.',
      ],
    }),
  },
}

/**
 * The notices of a house in one language.
 * @param from - milliseconds since 1970 from which their ages are counted back
 */
export function seedNotices(name: string, facts: Facts, language: Language, from: number): SeedNotice[] {
  const ofHouse = own[name]
  return [...common, ...(ofHouse ? [ofHouse] : [])].map(({ topic, hoursAgo, pinned = false, ticker = false, text }) => {
    const [title] = text(name, facts)[language]
    const [, ...rest] = text(escape(name), facts)[language]
    const publishedAt = new Date(from - hoursAgo * 3_600_000).toISOString()
    return { title, content: paragraphs(rest), topic, publishedAt, pinned, ticker }
  })
}
