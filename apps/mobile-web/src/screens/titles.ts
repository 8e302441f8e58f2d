import type { MessageId } from '@lobby/i18n'
import { paths } from '@lobby/platform/routes'

export interface HeaderTitle {
  /** Null where the specification gives no title: the way back stands alone. */
  readonly title: MessageId | null
  /** Back is home, whatever came before (C08). */
  readonly home?: true
}

const titles: Readonly<Record<string, HeaderTitle>> = {
  [paths.forgotPassword]: { title: 'shell.title.forget', home: true },
  [paths.trial]: { title: 'shell.title.trail', home: true },
  [paths.notice]: { title: 'shell.title.notice', home: true },
  [paths.changePassword]: { title: 'shell.title.changePsw' },
  [paths.settings]: { title: 'shell.title.set' },
  [paths.agreement]: { title: null },
}

/** What the common header says on a route instead of the brand (specification part 2, section 2.3). */
export const titleOf = (pathname: string): HeaderTitle | undefined => (Object.hasOwn(titles, pathname) ? titles[pathname] : undefined)
