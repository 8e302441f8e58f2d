import { formatMoney } from './formatMoney.ts'
import type { Language } from './language.ts'

/** What has happened to an account that its owner is written about, with its amount in minor units. */
export interface EventMail {
  readonly event: keyof typeof events
  readonly amountMinor: number
}

type Say = (amount: string) => readonly [title: string, text: string]

const events = {
  'deposit.settled': {
    PT: (amount) => [`Depósito de ${amount} recebido`, 'O valor já está no seu saldo. Bom jogo!'],
    EN: (amount) => [`Your deposit of ${amount} is here`, 'It is in your balance already. Enjoy your game!'],
  },
  'deposit.failed': {
    PT: (amount) => [
      `O depósito de ${amount} não foi concluído`,
      'O seu banco não confirmou o pagamento. Nada foi cobrado aqui: você pode tentar de novo.',
    ],
    EN: (amount) => [
      `Your deposit of ${amount} did not go through`,
      'Your bank did not confirm the payment. Nothing was charged here: you can try again.',
    ],
  },
  'withdrawal.paid': {
    PT: (amount) => [`Saque de ${amount} pago`, 'O dinheiro já saiu daqui para a sua conta.'],
    EN: (amount) => [`Your withdrawal of ${amount} is paid`, 'The money has left for your account.'],
  },
  'withdrawal.refused': {
    PT: (amount) => [
      `O saque de ${amount} foi recusado`,
      'O valor inteiro voltou para o seu saldo. O motivo está no saque.',
    ],
    EN: (amount) => [
      `Your withdrawal of ${amount} was refused`,
      'All of it is back in your balance. The withdrawal says why.',
    ],
  },
  'order.won': {
    PT: (amount) => [`Você ganhou ${amount} no sorteio`, 'Parabéns! O prêmio já está no seu saldo.'],
    EN: (amount) => [`You won ${amount} in the draw`, 'Congratulations! The prize is in your balance already.'],
  },
  'application.issued': {
    PT: (amount) => [`A sua promoção foi aprovada: ${amount}`, 'O bônus já está no seu saldo.'],
    EN: (amount) => [`Your application is accepted: ${amount}`, 'The bonus is in your balance already.'],
  },
  'application.rejected': {
    PT: () => ['O seu pedido na promoção foi recusado', 'O motivo está na promoção.'],
    EN: () => ['Your application was refused', 'The promotion says why.'],
  },
  'documents.approved': {
    PT: () => ['Os seus documentos foram aprovados', 'A verificação de identidade está completa.'],
    EN: () => ['Your documents are approved', 'Your identity check is complete.'],
  },
  'documents.rejected': {
    PT: () => [
      'Precisamos de outras imagens dos seus documentos',
      'O motivo está na central de segurança: envie de novo por lá.',
    ],
    EN: () => ['We need other pictures of your documents', 'The security centre says why: send them again there.'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Say>>>>

/** Whether what is kept of a mail is what has happened, and no text. */
export const isEventMail = (kept: object): kept is EventMail => 'event' in kept && String(kept.event) in events

/** What has happened in words: the title is plain text, the content HTML. @param currency - ISO 4217 */
export function sayEvent(
  { event, amountMinor }: EventMail,
  language: Language,
  currency: string,
): { readonly title: string; readonly content: string } {
  const [title, text] = events[event][language](formatMoney(amountMinor, currency, language))
  return { title, content: `<p>${text}</p>` }
}
