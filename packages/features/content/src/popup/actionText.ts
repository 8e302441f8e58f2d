import type { MessageId } from '@lobby/i18n'
import { routes } from '@lobby/platform/navigation'

const texts: ReadonlyMap<string, MessageId> = new Map([
  [routes.register(), 'notice.action.register'],
  [routes.login(), 'notice.action.login'],
  [routes.rewards(), 'notice.action.rewards'],
  [routes.deposit(), 'notice.action.deposit'],
  [routes.invite(), 'notice.action.invite'],
  [routes.service(), 'notice.action.service'],
])

/** What the way to a path of the site is called: by what awaits there, where that is known. */
export const actionText = (path: string): MessageId => texts.get(path) ?? 'notice.action.more'
