import type { MessageId } from '@lobby/i18n'
import { isHome, paths, routes } from '@lobby/platform/routes'
import { BottomBar, type BarItem } from '@lobby/ui'
import { CircleUserRound, Gift, House, Plus, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'

interface Entry extends BarItem {
  /** The path. */
  readonly id: string
  /** A guest signs in first (C27). */
  readonly members?: boolean
}

export interface BottomFrameProps {
  readonly pathname: string
  readonly text: (id: MessageId) => string | undefined
  /** Makes the link of an entry: the app's own, or a plain one in the stamped skeleton. */
  readonly renderItem: (entry: Entry, className: string, content: ReactNode) => ReactNode
}

const entry = (id: string, text: MessageId, icon: ReactNode, more: Pick<Entry, 'raised' | 'members'> = {}) => ({ id, text, icon, ...more })

const entries = [
  entry(routes.home(), 'core.home', <House />),
  entry(routes.activity(), 'core.nav.activity', <Gift />),
  entry(routes.deposit(), 'core.nav.deposit', <Plus />, { raised: true, members: true }),
  entry(routes.invite(), 'core.nav.invite', <UserRoundPlus />, { members: true }),
  entry(routes.mine(), 'core.nav.mine', <CircleUserRound />),
]

/** The five entries of the bottom navigation, the same in the stamped skeleton and in the running site (specification part 2, section 2.2). */
export function BottomFrame({ pathname, text, renderItem }: BottomFrameProps) {
  const here = isHome(pathname) ? paths.home : pathname === paths.memberHome ? paths.mine : pathname
  return (
    <BottomBar
      label={text('core.nav.label') ?? ''}
      items={entries.map((each) => ({ ...each, label: text(each.text) ?? '', current: each.id === here }))}
      renderItem={renderItem}
    />
  )
}
