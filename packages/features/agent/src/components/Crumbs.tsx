import { useText } from '@lobby/i18n'
import { Crumbs as Way } from '@lobby/ui'
import type { TeamStep } from '../model/teamMember.ts'

export interface CrumbsProps {
  /** From the agent's own level down to the branch that is shown. */
  readonly path: readonly TeamStep[]
  /** Goes to a branch; to the agent's own team when undefined. `from` is who of that branch leads down to here. */
  readonly onGo: (member: number | undefined, from: number | undefined) => void
}

/** The way from the agent's own team down to a branch; each step but the last leads there. */
export function Crumbs({ path, onGo }: CrumbsProps) {
  const t = useText()
  const steps = [{ memberId: undefined, account: t('team.crumbs.own') }, ...path]
  return (
    <Way
      label={t('team.crumbs')}
      steps={steps.map(({ memberId, account }, index) => ({
        id: memberId ?? 'own',
        text: account,
        way: (className) => (
          <button type="button" className={className} onClick={() => onGo(memberId, steps[index + 1]?.memberId)}>
            {account}
          </button>
        ),
      }))}
    />
  )
}
