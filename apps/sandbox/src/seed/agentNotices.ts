import type { AgentNotice } from '../domain/agents/notices.ts'
import { escape } from '../domain/escape.ts'
import type { Language } from '../domain/language.ts'
import { paragraphs } from './markup.ts'

type Text = readonly [title: string, ...paragraphs: string[]]

const drafts: readonly {
  readonly hoursAgo: number
  readonly pinned?: true
  readonly text: (name: string) => Readonly<Record<Language, Text>>
}[] = [
  {
    hoursAgo: 9,
    text: () => ({
      PT: [
        'Novo: veja as apostas da equipe por membro',
        'Em <a href="/m/teamBetting">apostas da equipe</a> você agora filtra por membro, categoria e resultado. Os totais são sempre de todas as páginas.',
        'Uma aposta conta no dia em que foi apurada. O que ainda está em aberto não aparece.',
      ],
      EN: [
        'New: the bets of your team, by member',
        'In <a href="/m/teamBetting">team betting</a> you can now filter by member, category and result. Totals are always those of all pages.',
        'A bet counts on the day on which it was settled. What is still open is not listed.',
      ],
    }),
  },
  {
    hoursAgo: 30,
    pinned: true,
    text: (name) => ({
      PT: [
        'Como o seu rebate é calculado',
        `A ${name} paga a você a diferença entre a sua taxa e a que você repassou, sobre tudo o que a sua equipe apostou. O que foi apostado hoje pode ser resgatado amanhã, em <a href="/m/member/agent/agentRebeat">meu rebate</a>.`,
        'Nenhuma taxa repassada passa da sua própria, e as suas próprias apostas não contam para o rebate de agente.',
      ],
      EN: [
        'How your rebate is counted',
        `${name} pays you the difference between your rate and the one that you passed on, of everything that your team has staked. What was staked today can be taken tomorrow, in <a href="/m/member/agent/agentRebeat">my rebate</a>.`,
        'No rate that is passed on exceeds your own, and your own bets do not count for the rebate of an agent.',
      ],
    }),
  },
  {
    hoursAgo: 76,
    text: () => ({
      PT: [
        'Salários e dividendos: o que acontece quando falta saldo',
        'Quem oferece um contrato paga por ele com o próprio saldo. Quando o saldo não cobre um pagamento, ele fica como <strong>devido</strong> e é pago sozinho assim que houver saldo.',
      ],
      EN: [
        'Salaries and dividends: what happens when a balance is short',
        'Whoever offers a contract pays for it out of their own balance. Where it does not cover a payment, that is <strong>owed</strong>, and paid by itself as soon as there is enough.',
      ],
    }),
  },
  {
    hoursAgo: 190,
    text: () => ({
      PT: [
        'Jogo responsável na sua equipe',
        'Nunca peça a alguém que aposte mais do que pode perder. Se um membro da equipe precisar de uma pausa, mostre a <a href="/m/help">central de ajuda</a>: lá estão os limites e a autoexclusão.',
      ],
      EN: [
        'Responsible play in your team',
        'Never ask anybody to stake more than they can lose. If a member of your team needs a break, show them the <a href="/m/help">help centre</a>: limits and self-exclusion stand there.',
      ],
    }),
  },
]

/** What a house tells its agents, in one language. @param from - milliseconds since 1970 from which ages are counted back */
export const seedAgentNotices = (name: string, language: Language, from: number): AgentNotice[] =>
  drafts.map(({ hoursAgo, pinned = false, text }) => {
    const [title, ...rest] = text(escape(name))[language]
    return {
      title,
      content: paragraphs(rest),
      publishedAt: new Date(from - hoursAgo * 3_600_000).toISOString(),
      pinned,
    }
  })
