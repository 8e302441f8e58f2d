import { useText, type MessageId } from '@lobby/i18n'
import { Link, MemberLink, isHomePath, routes } from '@lobby/platform/navigation'
import { BottomBar } from '@lobby/ui'
import { CircleUserRound, Gift, House, Plus, UserRoundPlus } from '@lobby/ui/icons'
import type { ReactNode } from 'react'

interface EntryOptions {
  readonly raised?: boolean
  /** True if a guest must sign in before the entry leads to its page (C27 in docs/decisions/001). */
  readonly members?: boolean
}

const createEntry = (id: string, text: MessageId, icon: ReactNode, options: EntryOptions = {}) => ({
  id,
  text,
  icon,
  ...options,
})

const entries = [
  createEntry(routes.home(), 'core.home', <House />),
  createEntry(routes.activity(), 'nav.activity', <Gift />),
  createEntry(routes.deposit(), 'nav.deposit', <Plus />, { raised: true, members: true }),
  createEntry(routes.invite(), 'nav.invite', <UserRoundPlus />, { members: true }),
  createEntry(routes.mine(), 'nav.mine', <CircleUserRound />),
]

/** Renders the bottom navigation: home, offers, deposit, invite, account (specification part 2, section 2.2). */
export function BottomNav({ pathname }: { readonly pathname: string }) {
  const t = useText()
  const here = isHomePath(pathname) ? routes.home() : pathname === '/m/member/home' ? routes.mine() : pathname
  return (
    <BottomBar
      label={t('nav.label')}
      items={entries.map((each) => ({ ...each, label: t(each.text), current: each.id === here }))}
      renderItem={({ id, members, current }, className, content) => {
        const To = members ? MemberLink : Link
        return (
          <To to={id} className={className} aria-current={current ? 'page' : undefined}>
            {content}
          </To>
        )
      }}
    />
  )
}
