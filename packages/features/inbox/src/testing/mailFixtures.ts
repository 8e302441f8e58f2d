import type { ResponseValueOf } from '@lobby/api'

type Mail = ResponseValueOf<'messageDetail'>['mail']

/** Returns the ISO time that is this many hours ago. */
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

/** Creates a mail. `overrides` replaces single fields. */
export const createMailFixture = (mailId: number, overrides: Partial<Mail> = {}): Mail => ({
  mailId,
  mailbox: 'SYSTEM',
  title: `Mail ${mailId}`,
  preview: `How mail ${mailId} begins`,
  sentAt: '2026-11-20T15:00:00Z',
  read: false,
  ...overrides,
})

/** Creates the only page of a mail list. `more` replaces single fields. */
export const createMailPageFixture = (
  content: readonly Mail[],
  more: Partial<ResponseValueOf<'messageList'>> = {},
): ResponseValueOf<'messageList'> => ({
  content: [...content],
  pageNum: 1,
  totalPages: 1,
  total: content.length,
  unread: content.filter(({ read }) => !read).length,
  ...more,
})

const mails: readonly Mail[] = [
  createMailFixture(41, {
    mailbox: 'PROMOTION',
    title: 'Cashback toda segunda-feira',
    preview: 'Até 8% do que você perdeu nos slots volta toda segunda-feira. Quanto é aparece na central de prêmios.',
    sentAt: ago(0.2),
    about: { kind: 'REWARDS' },
  }),
  createMailFixture(40, {
    mailbox: 'ACCOUNT',
    title: 'Depósito de R$\u00a0150,00 recebido',
    preview: 'O valor já está no seu saldo. Bom jogo!',
    sentAt: ago(0.5),
    about: { kind: 'DEPOSIT', id: 'D0000000040' },
  }),
  createMailFixture(39, {
    mailbox: 'ACCOUNT',
    title: 'Você ganhou R$\u00a01.187,50 no sorteio',
    preview: 'Parabéns! O prêmio já está no seu saldo.',
    sentAt: ago(26),
    read: true,
    about: { kind: 'ORDER', id: 'VN0000000039' },
  }),
  createMailFixture(38, {
    mailbox: 'ACCOUNT',
    title: 'O saque de R$\u00a0800,00 foi recusado',
    preview: 'O valor inteiro voltou para o seu saldo. O motivo está no saque.',
    sentAt: ago(27),
    about: { kind: 'WITHDRAWAL', id: 'W0000000038' },
  }),
  createMailFixture(37, {
    mailbox: 'ACCOUNT',
    title: 'Novo acesso à sua conta',
    preview:
      'Entraram na sua conta por um aparelho que ainda não conhecíamos. Foi você? Não precisa fazer nada. Se ' +
      'não foi, troque a senha agora.',
    sentAt: ago(74),
    read: true,
    about: { kind: 'SECURITY' },
  }),
  createMailFixture(36, {
    mailbox: 'PROMOTION',
    title: 'A sua promoção foi aprovada: R$\u00a015,00',
    preview: 'O bônus já está no seu saldo.',
    sentAt: ago(75),
    read: true,
    about: { kind: 'PROMOTION', id: '6' },
  }),
  createMailFixture(35, {
    title: 'Boas-vindas',
    preview:
      'A sua conta está pronta. Confirme o seu celular na central de segurança: assim você recupera a senha ' +
      'em um minuto.',
    sentAt: ago(240),
    read: true,
  }),
]

/** The platform's responses with mails of every mailbox and most subjects. */
export const mailFixtures = {
  list: createMailPageFixture(mails),
  boxes: [
    { mailbox: 'SYSTEM', total: 1, unread: 0 },
    { mailbox: 'ACCOUNT', total: 4, unread: 2 },
    { mailbox: 'PROMOTION', total: 2, unread: 1 },
  ],
  one: {
    mail: mails[0],
    content:
      '<p>Até <strong>8%</strong> do que você perdeu nos slots volta toda segunda-feira.</p><h3>Como funciona</h3><ul><li>Vale para todos os slots, sem inscrição.</li><li>O valor expira em sete dias.</li></ul><p>Quanto é aparece na <a href="/m/rewardCenter">central de prêmios</a>.</p>',
  },
} as const

/** A member's feedback messages: one with an unseen answer, one without an answer, one with a seen answer. */
export const feedbackFixtures = {
  content: [
    {
      feedbackId: 3,
      category: 'WITHDRAWAL',
      content: 'Meu saque de ontem ainda não chegou. Podem ver o que houve?',
      images: 0,
      status: 'ANSWERED',
      sentAt: ago(20),
      answer: 'Chegou hoje às 9h41: o banco demorou mais do que o normal. Obrigado por avisar!',
      answeredAt: ago(2),
      answerSeen: false,
    },
    {
      feedbackId: 2,
      category: 'SUGGESTION',
      content: 'Gostaria de ver o extrato por jogo.',
      images: 0,
      status: 'OPEN',
      sentAt: ago(60),
    },
    {
      feedbackId: 1,
      category: 'GAME',
      content: 'O jogo Tesouro do Rio travou no meio da rodada.',
      images: 1,
      status: 'ANSWERED',
      sentAt: ago(300),
      answer: 'A rodada foi concluída e o valor está no seu saldo.',
      answeredAt: ago(290),
      answerSeen: true,
    },
  ],
  pageNum: 1,
  totalPages: 1,
  total: 3,
  minCount: 10,
  maxCount: 500,
  mostImages: 3,
  categories: ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'ACCOUNT', 'SUGGESTION', 'OTHER'],
}
