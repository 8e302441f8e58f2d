import type { Mail, MailPage } from '../queries/mails.ts'

/** The pages of mails in the query cache. */
interface Pages {
  readonly pages: readonly MailPage[]
}

/** The mails that an action changes: the mails with these ids, or all mails. */
export type MailSelection = readonly number[] | 'all'

/** Returns true if the selection contains the mail. */
export const isMailSelected = (selection: MailSelection, { mailId }: Mail) =>
  selection === 'all' || selection.includes(mailId)

/** Returns the pages with the selected mails marked as read. Ignores ids that are not in the pages. */
export function markMailsReadInPages<Data extends Pages>(data: Data, selection: MailSelection): Data {
  const pages = data.pages.map((page) => ({
    ...page,
    content: page.content.map((mail) =>
      isMailSelected(selection, mail) && !mail.read ? { ...mail, read: true } : mail,
    ),
  }))
  return { ...data, pages }
}

/** Returns the pages without the mails that have these ids. */
export function removeMailsFromPages<Data extends Pages>(data: Data, mailIds: readonly number[]): Data {
  const pages = data.pages.map((page) => {
    const content = page.content.filter((mail) => !isMailSelected(mailIds, mail))
    return { ...page, content, total: page.total - (page.content.length - content.length) }
  })
  return { ...data, pages }
}

/**
 * Returns the mails of all pages. Removes duplicates. If the list changes between two requests, two pages may contain
 * the same mail.
 */
export const listUniqueMails = ({ pages }: Pages): Mail[] => [
  ...new Map(pages.flatMap(({ content }) => content.map((mail) => [mail.mailId, mail] as const))).values(),
]
