import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { needsAgentContractCheck, parseMemberType, useMemberSession } from '@lobby/platform/session'
import { Button, List, ListRow, ButtonStack } from '@lobby/ui'
import { Dices, FileSignature, HandCoins, Percent, ReceiptText } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import type { TeamMemberDetail } from '../model/teamMember.ts'

export interface TeamMemberActionsProps {
  readonly detail: TeamMemberDetail
  /** Opens the list of the members directly below this member. */
  readonly onOpenBranch: () => void
}

/**
 * Lists the actions on a team member that the merchant has switched on: open the member's branch, show bets or records,
 * transfer money, set rebate rates, offer a contract.
 */
export function TeamMemberActions({ detail: { member, direct }, onOpenBranch }: TeamMemberActionsProps) {
  const t = useText()
  const { account } = member
  const type = parseMemberType(useMemberSession().type)
  const ways = [
    {
      id: 'bets',
      on: useFlag('teamBetting'),
      label: t('team.metric.bets'),
      icon: <Dices />,
      to: agentRoutes.teamBetting({ account }),
    },
    {
      id: 'records',
      on: useFlag('accountRecord'),
      label: t('team.way.records'),
      icon: <ReceiptText />,
      to: agentRoutes.teamRecord({ account }),
    },
    {
      id: 'transfer',
      on: useFlag('redRain'),
      label: t('team.way.transfer'),
      icon: <HandCoins />,
      to: agentRoutes.downlineTransfer({ to: [account] }),
    },
    {
      id: 'rates',
      on: useFlag('teamRebate') && direct,
      label: t('team.way.rates'),
      icon: <Percent />,
      to: agentRoutes.teamRebate({ member: member.memberId }),
    },
    {
      id: 'contract',
      on: direct && needsAgentContractCheck(type),
      label: t('team.way.contract'),
      icon: <FileSignature />,
      to: agentRoutes.teamContracts({ member: member.memberId }),
    },
  ].filter(({ on }) => on)
  return (
    <ButtonStack>
      {member.directCount > 0 && (
        <Button tone="brand" wide onClick={onOpenBranch}>
          {t('team.way.team', { count: member.teamCount })}
        </Button>
      )}
      {ways.length > 0 && (
        <List>
          {ways.map(({ id, label, icon, to }) => (
            <ListRow
              key={id}
              label={label}
              icon={icon}
              renderLink={(className: string, content: ReactNode) => (
                <Link className={className} to={to}>
                  {content}
                </Link>
              )}
            />
          ))}
        </List>
      )}
    </ButtonStack>
  )
}
