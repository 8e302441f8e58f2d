import { useText } from '@lobby/i18n'
import { Avatar } from '@lobby/ui'
import { Check } from '@lobby/ui/icons'
import type { TeamMember } from '../queries/downline.ts'
import styles from './MemberCheckboxRow.module.css'

export interface MemberCheckboxRowProps {
  readonly member: TeamMember
  readonly picked: boolean
  readonly disabled: boolean
  readonly onToggle: () => void
}

/** Shows a member in a list of checkboxes. The whole row is one checkbox. */
export function MemberCheckboxRow({ member, picked, disabled, onToggle }: MemberCheckboxRowProps) {
  const t = useText()
  const role = member.disabled
    ? t('downline.pick.disabled')
    : t(member.agent ? 'downline.pick.agent' : 'downline.pick.player')
  return (
    <label className={styles.row} data-disabled={disabled || undefined}>
      <input type="checkbox" className={styles.input} checked={picked} disabled={disabled} onChange={onToggle} />
      <Avatar name={member.account} size="s" decorative />
      <span className={styles.words}>
        <span className={styles.name}>{member.account}</span>
        <span className={styles.hint}>
          {member.upline === undefined ? role : `${role}, ${t('downline.pick.below', { name: member.upline })}`}
        </span>
      </span>
      <span className={styles.mark} aria-hidden="true">
        <Check />
      </span>
    </label>
  )
}
