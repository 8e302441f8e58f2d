import { useText } from '@lobby/i18n'
import { LongGrid } from '@lobby/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MetricId } from '../model/metrics.ts'
import type { TeamMember } from '../model/teamMember.ts'
import { reachItem, useTreeKeys } from '../model/useTreeKeys.ts'
import { MemberRow } from './MemberRow.tsx'
import styles from './MemberTree.module.css'

export interface MemberTreeProps {
  readonly label: string
  readonly members: readonly TeamMember[]
  /** How many there are in all; undefined where nobody has counted. */
  readonly total: number | undefined
  readonly metric: MetricId
  /** They were found by a name, from all over the team. */
  readonly found: boolean
  readonly onChoose: (member: TeamMember) => void
  readonly onOpen: (member: TeamMember) => void
  readonly onUp: (() => void) | undefined
  /** Somebody has come here from another branch: the focus goes to the item of this id, to the first where there is none. */
  readonly landing: Landing | null
}

/** Where the focus goes in a branch that is gone to. */
export interface Landing {
  readonly on: number | undefined
}

/** One branch of a team, of any length: a tree for the keys and for who is read to, of which the rows near the screen are in the document. */
export function MemberTree({ label, members, total, metric, found, onChoose, onOpen, onUp, landing }: MemberTreeProps) {
  const t = useText()
  const keys = useTreeKeys({
    items: members,
    onUp,
    onChoose,
    onOpen: (member) => member.directCount > 0 && onOpen(member),
    nameOf: ({ account }) => account,
  })
  const frame = useRef<HTMLDivElement>(null)
  const land = useEffectEvent(() => {
    const tree = frame.current?.querySelector('[role=tree]')
    if (landing && tree)
      reachItem(
        tree,
        Math.max(
          0,
          members.findIndex(({ memberId }) => memberId === landing.on),
        ) + 1,
      )
  })
  useEffect(() => land(), [])
  return (
    <div ref={frame} className={styles.tree}>
      <p className="visually-hidden" id="team-keys">
        {t('team.keys')}
      </p>
      <LongGrid
        items={members}
        total={total}
        lines
        list={{ ...keys, role: 'tree', 'aria-label': label, 'aria-describedby': 'team-keys' }}>
        {(member, place) => <MemberRow member={member} place={place} metric={metric} found={found} onOpen={onOpen} />}
      </LongGrid>
    </div>
  )
}
