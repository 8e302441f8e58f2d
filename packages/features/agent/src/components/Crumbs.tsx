import { useText } from '@lobby/i18n'
import { ChevronRight } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { TeamStep } from '../model/teamMember.ts'
import styles from './Crumbs.module.css'

export interface CrumbsProps {
  /** From the agent's own level down to the branch that is shown. */
  readonly path: readonly TeamStep[]
  /** Goes to a branch; to the agent's own team when undefined. `from` is who of that branch leads down to here. */
  readonly onGo: (member: number | undefined, from: number | undefined) => void
}

/** The way from the agent's own team down to a branch; each step but the last leads there. The last is in sight however long the way is. */
export function Crumbs({ path, onGo }: CrumbsProps) {
  const t = useText()
  const rail = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    rail.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'end' })
  }, [path])
  const steps = [{ memberId: undefined, account: t('team.crumbs.own') }, ...path]
  return (
    <nav aria-label={t('team.crumbs')}>
      <ol ref={rail} className={styles.crumbs}>
        {steps.map(({ memberId, account }, index) => (
          <li key={memberId ?? 'own'} className={styles.step}>
            {index > 0 && <ChevronRight aria-hidden="true" />}
            {index < steps.length - 1 ? (
              <button type="button" className={styles.way} onClick={() => onGo(memberId, steps[index + 1]?.memberId)}>
                {account}
              </button>
            ) : (
              <span className={styles.here} aria-current="page">
                {account}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
