import type { Mail, MailPage } from '../queries/mails.ts'

/** Pages of mails as the cache keeps them. */
interface Pages {
  readonly pages: readonly MailPage[]
}

/** Some mails by their numbers, or all of them. */
export type Which = readonly number[] | 'all'

/** Whether a mail is one of some. */
export const isOf = (which: Which, { mailId }: Mail) => which === 'all' || which.includes(mailId)

/** The same pages with some mails read. What is not there is left alone. */
export function withRead<Data extends Pages>(data: Data, which: Which): Data {
  const pages = data.pages.map((page) => ({
    ...page,
    content: page.content.map((mail) => (isOf(which, mail) && !mail.read ? { ...mail, read: true } : mail)),
  }))
  return { ...data, pages }
}

/** The same pages without some mails. */
export function without<Data extends Pages>(data: Data, gone: readonly number[]): Data {
  const pages = data.pages.map((page) => {
    const content = page.content.filter((mail) => !isOf(gone, mail))
    return { ...page, content, total: page.total - (page.content.length - content.length) }
  })
  return { ...data, pages }
}

/** Each mail of some pages once: a page that is asked for anew may have moved on. */
export const mailsIn = ({ pages }: Pages): Mail[] => [
  ...new Map(pages.flatMap(({ content }) => content.map((mail) => [mail.mailId, mail] as const))).values(),
]
