import { useText } from '@lobby/i18n'
import { VirtualGrid } from '@lobby/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { TeamMetricId } from '../model/metrics.ts'
import type { TeamMember } from '../model/teamMember.ts'
import { focusTreeItem, useTreeKeyboard } from '../model/useTreeKeyboard.ts'
import { MemberRow } from './MemberRow.tsx'
import styles from './MemberTree.module.css'

export interface MemberTreeProps {
  readonly label: string
  readonly members: readonly TeamMember[]
  /** The number of members on all pages of the list, or undefined if the platform has not counted them. */
  readonly total: number | undefined
  readonly metric: TeamMetricId
  /** True if the members are search results from the whole team. */
  readonly isSearch: boolean
  readonly onChoose: (member: TeamMember) => void
  readonly onOpen: (member: TeamMember) => void
  readonly onUp: (() => void) | undefined
  /** The item to focus after the agent has moved here from another branch; null to leave the focus unchanged. */
  readonly focusTarget: TreeFocusTarget | null
}

/** The item to focus after a move to another branch; the first item if the branch has no item with this id. */
export interface TreeFocusTarget {
  readonly on: number | undefined
}

/**
 * Shows one branch of a team, of any length, as a tree with keyboard navigation and screen reader support. Renders only
 * the rows near the visible part of the page.
 */
export function MemberTree({
  label,
  members,
  total,
  metric,
  isSearch,
  onChoose,
  onOpen,
  onUp,
  focusTarget,
}: MemberTreeProps) {
  const t = useText()
  const keys = useTreeKeyboard({
    items: members,
    onUp,
    onChoose,
    onOpen: (member) => member.directCount > 0 && onOpen(member),
    nameOf: ({ account }) => account,
  })
  const frame = useRef<HTMLDivElement>(null)
  const focusLanding = useEffectEvent(() => {
    const tree = frame.current?.querySelector('[role=tree]')
    if (focusTarget && tree)
      focusTreeItem(
        tree,
        Math.max(
          0,
          members.findIndex(({ memberId }) => memberId === focusTarget.on),
        ) + 1,
      )
  })
  useEffect(() => focusLanding(), [])
  return (
    <div ref={frame} className={styles.tree}>
      <p className="visually-hidden" id="team-keys">
        {t('team.keys')}
      </p>
      <VirtualGrid
        items={members}
        total={total}
        singleColumn
        list={{ ...keys, role: 'tree', 'aria-label': label, 'aria-describedby': 'team-keys' }}>
        {(member, place) => (
          <MemberRow
            member={member}
            articleAttributes={place}
            metric={metric}
            isSearchResult={isSearch}
            onOpen={onOpen}
          />
        )}
      </VirtualGrid>
    </div>
  )
}
