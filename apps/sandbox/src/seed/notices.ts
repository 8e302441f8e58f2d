import { escape } from '../domain/escape.ts'
import type { Language } from '../domain/language.ts'
import { paragraphs } from './markup.ts'

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
  readonly text: (name: string) => Readonly<Record<Language, Text>>
}

const common: readonly Draft[] = [
  {
    topic: 'payments',
    hoursAgo: 5,
    ticker: true,
    text: (name) => ({
      PT: [
        `${name}: saques por Pix agora em menos de cinco minutos`,
        'A partir de hoje, os saques por Pix são pagos <strong>24 horas por dia</strong>, inclusive nos fins de semana e feriados. Nove em cada dez chegam em menos de cinco minutos.',
        'Use uma chave no seu nome: pagamentos para contas de outras pessoas são devolvidos. O prazo de cada pedido aparece antes de você confirmar.',
      ],
      EN: [
        `${name}: withdrawals by Pix now in under five minutes`,
        'From today, withdrawals by Pix are paid <strong>24 hours a day</strong>, on weekends and holidays too. Nine out of ten arrive in under five minutes.',
        'Use a key in your own name: payments to accounts of other people come back. How long yours takes is shown before you confirm it.',
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
        'Novos jogos toda quinta-feira: confira a aba Novos',
        'Toda quinta-feira, ao meio-dia, chegam jogos novos. Você os encontra na <a href="/m/gameList?gameType=RNG">lista de slots</a>, na categoria <strong>Novos</strong>.',
        'Gostou de um? Toque no coração e ele fica nos seus favoritos, em qualquer aparelho em que você entrar.',
      ],
      EN: [
        'New games every Thursday: have a look at New',
        'New games arrive every Thursday at noon. You find them in the <a href="/m/gameList?gameType=RNG">list of slots</a>, under <strong>New</strong>.',
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
        'Se precisar de uma pausa, escolha de um dia a seis semanas. Durante esse tempo não enviamos ofertas.',
      ],
      EN: [
        'Play responsibly: set your limits in the security centre',
        'In the <a href="/m/securityCenter">security centre</a> you set how much you want to deposit in a day, a week or a month, and how long you want to play. Lower limits count at once, higher ones after 24 hours.',
        'Should you need a break, choose one of between a day and six weeks. We send you no offers meanwhile.',
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
    text: () => ({
      PT: [
        'Mesas ao vivo em português, todos os dias',
        'Roleta, blackjack e bacará com crupiês que falam português, <strong>das 14h às 2h</strong>. Fora desse horário, as mesas seguem abertas em inglês.',
        'As mesas Aurora têm limites de R$ 5,00 a R$ 20.000,00.',
      ],
      EN: [
        'Live tables in Portuguese, every day',
        'Roulette, blackjack and baccarat with dealers who speak Portuguese, <strong>from 2 p.m. to 2 a.m.</strong> At other hours the tables stay open in English.',
        'The Aurora tables take stakes from R$ 5.00 to R$ 20,000.00.',
      ],
    }),
  },
  Trevo: {
    topic: 'games',
    hoursAgo: 12,
    text: () => ({
      PT: [
        'Bolão da semana: as cotas acabam na sexta, às 18h',
        'O bolão desta semana tem <strong>40 jogos</strong> e cotas a partir de R$ 4,00. O prêmio é dividido pelas cotas e cai direto no seu saldo.',
        'Os números do bolão ficam visíveis para todos antes do sorteio, em <a href="/m/lottery">Loterias</a>.',
      ],
      EN: [
        'Pool of the week: shares are sold until Friday, 6 p.m.',
        'This week’s pool has <strong>40 tickets</strong> and shares from R$ 4.00. The prize is split by share and goes straight to your balance.',
        'The numbers of the pool are there for everybody to see before the draw, under <a href="/m/lottery">Lotteries</a>.',
      ],
    }),
  },
  Kite: {
    topic: 'games',
    hoursAgo: 12,
    text: () => ({
      PT: [
        'Encerramento antecipado agora também em combinadas',
        'Você já pode encerrar uma aposta combinada antes do fim, por inteiro ou em parte. O valor aparece na aposta e vale por <strong>cinco segundos</strong> depois do toque.',
        'Durante lances perigosos o encerramento fica suspenso, e volta em seguida.',
      ],
      EN: [
        'Cash out now works for combos as well',
        'A combo can be cashed out before its end, whole or in part. The amount is shown on the bet and holds for <strong>five seconds</strong> after you press.',
        'While a dangerous play is on, cash out is suspended, and comes back right after.',
      ],
    }),
  },
}

/**
 * The notices of a house in one language.
 * @param from - milliseconds since 1970 from which their ages are counted back
 */
export function seedNotices(name: string, language: Language, from: number): SeedNotice[] {
  const ofHouse = own[name]
  return [...common, ...(ofHouse ? [ofHouse] : [])].map(({ topic, hoursAgo, pinned = false, ticker = false, text }) => {
    const [title] = text(name)[language]
    const [, ...rest] = text(escape(name))[language]
    const publishedAt = new Date(from - hoursAgo * 3_600_000).toISOString()
    return { title, content: paragraphs(rest), topic, publishedAt, pinned, ticker }
  })
}
