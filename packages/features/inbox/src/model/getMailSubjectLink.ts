import type { MessageId } from '@lobby/i18n'
import type { PublicMerchant } from '@lobby/merchant'
import { memberRoutes, orderRoutes, routes, walletRoutes } from '@lobby/platform/navigation'
import type { Mail } from '../queries/mails.ts'

type Flag = PublicMerchant['flags'][number]

interface SubjectLink {
  readonly to: (id: string) => string
  readonly label: MessageId
  /** The required format of the subject's id; undefined if the subject has no id. */
  readonly idFormat?: RegExp
  readonly flag?: Flag
}

/** The subjects of mails: the things that a mail can be about, for example a deposit. */
export const mailSubjects = [
  'DEPOSIT',
  'WITHDRAWAL',
  'ORDER',
  'PROMOTION',
  'REWARDS',
  'DOCUMENTS',
  'SECURITY',
  'FEEDBACK',
] as const
export type MailSubject = (typeof mailSubjects)[number]

const links: Readonly<Record<MailSubject, SubjectLink>> = {
  DEPOSIT: { to: walletRoutes.deposit, label: 'inbox.about.DEPOSIT', idFormat: /^D\d{10}$/ },
  WITHDRAWAL: { to: walletRoutes.withdrawal, label: 'inbox.about.WITHDRAWAL', idFormat: /^W\d{10}$/ },
  ORDER: { to: orderRoutes.order, label: 'inbox.about.ORDER', idFormat: /^VN\d{10}$/ },
  PROMOTION: { to: routes.activityInfo, label: 'inbox.about.PROMOTION', idFormat: /^\d{1,16}$/ },
  REWARDS: { to: routes.rewards, label: 'inbox.about.REWARDS', flag: 'rewardCentre' },
  DOCUMENTS: { to: memberRoutes.security, label: 'inbox.about.DOCUMENTS' },
  SECURITY: { to: memberRoutes.security, label: 'inbox.about.SECURITY' },
  FEEDBACK: { to: memberRoutes.feedback, label: 'inbox.about.FEEDBACK', flag: 'feedback' },
}

/** Returns the subject of a mail, or undefined if the mail has no subject or an unknown one. */
export const getMailSubject = ({ about }: Pick<Mail, 'about'>): MailSubject | undefined =>
  mailSubjects.find((each) => each === about?.kind)

/**
 * Returns the link to the site's screen for the subject of a mail. Returns null if the mail has no known subject, if
 * the subject's id is malformed, or if the merchant has switched the feature off.
 */
export function getMailSubjectLink(
  mail: Pick<Mail, 'about'>,
  flags: readonly string[],
): { readonly to: string; readonly label: MessageId } | null {
  const subject = getMailSubject(mail)
  if (!subject) return null
  const { to, label, idFormat, flag } = links[subject]
  const id = mail.about?.id ?? ''
  if ((flag && !flags.includes(flag)) || (idFormat && !idFormat.test(id))) return null
  return { to: to(id), label }
}
