import { useText } from '@lobby/i18n'
import { VirtualGrid } from '@lobby/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MetricId } from '../model/metrics.ts'
import type { TeamMember } from '../model/teamMember.ts'
import { focusItem, useTreeKeys } from '../model/useTreeKeys.ts'
import { MemberRow } from './MemberRow.tsx'
import styles from './MemberTree.module.css'

export interface MemberTreeProps {
  readonly label: string
  readonly members: readonly TeamMember[]
  /** The total number of members, or undefined if the platform has not counted them. */
  readonly total: number | undefined
  readonly metric: MetricId
  /** The members are search results from the whole team. */
  readonly isSearch: boolean
  readonly onChoose: (member: TeamMember) => void
  readonly onOpen: (member: TeamMember) => void
  readonly onUp: (() => void) | undefined
  /**
   * Set after a move from another branch: the tree focuses the item with this id, or the first one if there is none.
   */
  readonly focusTarget: FocusTarget | null
}

/** The item to focus after a move to another branch. */
export interface FocusTarget {
  readonly on: number | undefined
}

/**
 * Shows one branch of a team, of any length, as a tree with keyboard navigation and screen reader support. Only the
 * rows near the screen are in the document.
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
  const keys = useTreeKeys({
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
      focusItem(
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
          <MemberRow member={member} place={place} metric={metric} isSearchResult={isSearch} onOpen={onOpen} />
        )}
      </VirtualGrid>
    </div>
  )
}
