import type { MailAbout, Mailbox } from '../domain/mail.ts'
import type { Language } from '../domain/language.ts'
import { escape } from '../domain/escape.ts'
import { paragraphs } from './markup.ts'

/** A mail of the house to a member, in every language. */
export interface SeedMail {
  /** Which mail it is: a member has it once. */
  readonly key: string
  readonly mailbox: Mailbox
  readonly about?: MailAbout
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly content: string }>>
}

const mail = (key: string, mailbox: Mailbox, pt: readonly [string, ...string[]], en: readonly [string, ...string[]], about?: MailAbout): SeedMail => {
  const text = ([title, ...rest]: readonly [string, ...string[]]) => ({ title, content: paragraphs(rest) })
  return { key, mailbox, ...(about && { about }), texts: { PT: text(pt), EN: text(en) } }
}

/** What a house writes to whoever has just joined. */
export const welcomeMail = (name: string): SeedMail =>
  mail(
    'welcome',
    'SYSTEM',
    [
      `Boas-vindas à ${name}`,
      `A sua conta está pronta. Confirme o seu celular na <a href="/m/securityCenter">central de segurança</a>: assim você recupera a senha em um minuto, e a ${escape(name)} sabe que é você.`,
      'Dúvidas? A <a href="/m/help">central de ajuda</a> e o <a href="/m/service">atendimento</a> estão a um toque.',
    ],
    [
      `Welcome to ${name}`,
      `Your account is ready. Confirm your mobile number in the <a href="/m/securityCenter">security centre</a>: then a password is recovered within a minute, and ${escape(name)} knows that it is you.`,
      'Questions? The <a href="/m/help">help centre</a> and <a href="/m/service">customer service</a> are a press away.',
    ],
  )

/** The mails of the demo, the oldest first. */
export const demoMails = (name: string): readonly SeedMail[] => [
  welcomeMail(name),
  mail(
    'identity',
    'ACCOUNT',
    ['Os seus documentos foram aprovados', 'A verificação de identidade está completa. Os seus saques já não param para conferência, e os limites do seu nível valem por inteiro.'],
    ['Your documents are approved', 'Your identity check is complete. Withdrawals no longer wait for it, and the limits of your level count in full.'],
    { kind: 'DOCUMENTS' },
  ),
  mail(
    'new-device',
    'ACCOUNT',
    ['Novo acesso à sua conta', 'Entraram na sua conta por um aparelho que ainda não conhecíamos. Foi você? Não precisa fazer nada. Se não foi, <a href="/m/changePsw">troque a senha</a> agora.'],
    ['A new device signed in', 'Somebody signed in to your account on a device that we did not know yet. Was it you? Then there is nothing to do. If not, <a href="/m/changePsw">change your password</a> now.'],
    { kind: 'SECURITY' },
  ),
  mail(
    'cashback',
    'PROMOTION',
    ['Cashback toda segunda-feira', 'Até <strong>8%</strong> do que você perdeu nos slots volta toda segunda-feira. Quanto é aparece na <a href="/m/rewardCenter">central de prêmios</a>.'],
    ['Cashback every Monday', 'Up to <strong>8%</strong> of what you lost on slots returns every Monday. How much it is stands in the <a href="/m/rewardCenter">reward centre</a>.'],
    { kind: 'REWARDS' },
  ),
  mail(
    'wheel',
    'PROMOTION',
    ['A roda da sorte gira todo dia', 'Um giro grátis por dia, até a meia-noite. Abra a <a href="/m/rewardCenter">central de prêmios</a> e gire.'],
    ['The lucky wheel spins every day', 'One free spin a day, until midnight. Open the <a href="/m/rewardCenter">reward centre</a> and spin.'],
    { kind: 'REWARDS' },
  ),
]
