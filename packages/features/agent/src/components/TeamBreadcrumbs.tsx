import { useText } from '@lobby/i18n'
import { Breadcrumbs } from '@lobby/ui'
import type { TeamPathStep } from '../model/teamMember.ts'

export interface TeamBreadcrumbsProps {
  /** The members on the path from the agent down to the current branch. */
  readonly path: readonly TeamPathStep[]
  /**
   * Opens the branch of a member, or the agent's own team if `member` is undefined. `from` is the next member on the
   * path, whom the opened list focuses.
   */
  readonly onGo: (member: number | undefined, from: number | undefined) => void
}

/** Shows the path from the agent's own team down to the current branch. Each step except the last is a button. */
export function TeamBreadcrumbs({ path, onGo }: TeamBreadcrumbsProps) {
  const t = useText()
  const steps = [{ memberId: undefined, account: t('team.crumbs.own') }, ...path]
  return (
    <Breadcrumbs
      label={t('team.crumbs')}
      steps={steps.map(({ memberId, account }, index) => ({
        id: memberId ?? 'own',
        text: account,
        renderLink: (className) => (
          <button type="button" className={className} onClick={() => onGo(memberId, steps[index + 1]?.memberId)}>
            {account}
          </button>
        ),
      }))}
    />
  )
}
