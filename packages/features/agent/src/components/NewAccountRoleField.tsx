import { useText } from '@lobby/i18n'
import { SegmentedControl } from '@lobby/ui'

export interface NewAccountRoleFieldProps {
  /** True for an agent, false for a player. */
  readonly agent: boolean
  readonly onChange: (agent: boolean) => void
}

/** Lets the agent choose the role of a new account: an agent with a team, or a player. */
export function NewAccountRoleField({ agent, onChange }: NewAccountRoleFieldProps) {
  const t = useText()
  return (
    <SegmentedControl
      label={t('downline.open.role')}
      labelled
      items={[
        { id: 'player', label: t('downline.pick.player') },
        { id: 'agent', label: t('downline.pick.agent') },
      ]}
      value={agent ? 'agent' : 'player'}
      onChange={({ target }) => onChange(target.value === 'agent')}
      hint={t(agent ? 'downline.open.role.agent.text' : 'downline.open.role.player.text')}
    />
  )
}
