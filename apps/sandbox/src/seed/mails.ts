import type { MailAbout, Mailbox } from '../domain/mail.ts'
import { escape } from '../domain/escape.ts'
import { formatShare, writeMoney } from '../domain/formatMoney.ts'
import type { Language } from '../domain/language.ts'
import { cashbackTerms } from '../domain/promotions/cashback.ts'
import { activities } from './activities.ts'
import { paragraphs } from './markup.ts'

/** A mail of the house to a member, in every language. */
export interface SeedMail {
  /** Which mail it is: a member has it once. */
  readonly key: string
  readonly mailbox: Mailbox
  readonly about?: MailAbout
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly content: string }>>
}

const mail = (
  key: string,
  mailbox: Mailbox,
  pt: readonly [string, ...string[]],
  en: readonly [string, ...string[]],
  about?: MailAbout,
): SeedMail => {
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

/** The demo mail for members who have a payout account. */
export const payoutMail = 'payout'

/** The mails of the demo, the oldest first. @param currency - ISO 4217 */
export function demoMails(name: string, currency: string): readonly SeedMail[] {
  const thousand = activities.find(({ key }) => key === 'thousand')
  const mission = (language: Language): readonly [stakes: string, reward: string] => {
    const write = writeMoney(currency, language)
    return [write(thousand?.stakes ?? 0), write(thousand?.reward ?? 0)]
  }
  const [[stakesPt, rewardPt], [stakesEn, rewardEn]] = [mission('PT'), mission('EN')]
  const { basisPoints, lifeDays } = cashbackTerms
  return [
    welcomeMail(name),
    mail(
      'new-device',
      'ACCOUNT',
      [
        'Novo acesso à sua conta',
        'Entraram na sua conta por um aparelho que ainda não conhecíamos. Foi você? Não precisa fazer nada. Se não foi, <a href="/m/changePsw">troque a senha</a> agora.',
      ],
      [
        'A new device signed in',
        'Somebody signed in to your account on a device that we did not know yet. Was it you? Then there is nothing to do. If not, <a href="/m/changePsw">change your password</a> now.',
      ],
      { kind: 'SECURITY' },
    ),
    mail(
      payoutMail,
      'ACCOUNT',
      [
        'A sua conta para saques foi cadastrada',
        'Os seus saques já podem ir para a chave Pix ou a conta que você cadastrou. Não foi você? <a href="/m/changePsw">Troque a senha</a> agora.',
      ],
      [
        'Your account for withdrawals is set up',
        'Your withdrawals can go to the Pix key or the account that you added. Was it not you? <a href="/m/changePsw">Change your password</a> now.',
      ],
      { kind: 'SECURITY' },
    ),
    mail(
      'cashback',
      'PROMOTION',
      [
        'Cashback toda segunda-feira',
        `Quem participa recebe ${formatShare(basisPoints, 'PT')} do que perdeu nos slots na semana. O valor espera ${lifeDays} dias na central de prêmios.`,
        '<a href="/m/activity">Ver as promoções</a>',
      ],
      [
        'Cashback every Monday',
        `Whoever takes part gets ${formatShare(basisPoints, 'EN')} of what they lost on slots in the week. It waits for ${lifeDays} days in the reward centre.`,
        '<a href="/m/activity">See the promotions</a>',
      ],
      { kind: 'REWARDS' },
    ),
    mail(
      'mission',
      'PROMOTION',
      [
        'Missão dos mil',
        `Aposte ${stakesPt} e ganhe ${rewardPt}. O progresso começa quando você participa.`,
        '<a href="/m/activity">Ver as promoções</a>',
      ],
      [
        'Mission thousand',
        `Bet ${stakesEn} and get ${rewardEn}. Progress begins when you join.`,
        '<a href="/m/activity">See the promotions</a>',
      ],
      { kind: 'REWARDS' },
    ),
  ]
}
