import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { useMoneyFormat } from '@lobby/platform/money'
import { memberRoutes, responsibleRoute } from '@lobby/platform/navigation'
import { Button } from '@lobby/ui'
import { useNavigate } from 'react-router-dom'
import type { PlayedSinceSignIn } from './playedSinceSignIn.ts'
import styles from './ResponsibleGamingElements.module.css'

/** Shows the staked amount, the won amount and the difference, or `--` for amounts that are unknown. */
export function RealityCheckAmounts({ played }: { readonly played: PlayedSinceSignIn | undefined }) {
  const t = useText()
  const write = useMoneyFormat()
  const text = (minor: number | undefined) => (minor === undefined ? '--' : write(minor))
  const net = played?.netMinor
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('responsible.check.staked')}</dt>
        <dd>{text(played?.stakedMinor)}</dd>
      </div>
      <div>
        <dt>{t('responsible.check.won')}</dt>
        <dd>{text(played?.wonMinor)}</dd>
      </div>
      <div>
        <dt>{t('responsible.check.net')}</dt>
        <dd>{`${net !== undefined && net > 0 ? '+' : ''}${text(net)}`}</dd>
      </div>
    </dl>
  )
}

export interface RealityCheckActionsProps {
  /** Called when the player acknowledges the reality check. */
  readonly onDone: () => void
  readonly size?: 's' | 'm'
}

/**
 * Offers to continue, to take a break, or to see the bets. All buttons have the same style, so that the design favours
 * no choice.
 */
export function RealityCheckActions({ onDone, size = 'm' }: RealityCheckActionsProps) {
  const t = useText()
  const navigate = useNavigate()
  const record = useFlag('bettingRecord')
  const to = (path: string) => () => {
    onDone()
    void navigate(path)
  }
  return (
    <div className={styles.actions}>
      <Button size={size} wide onClick={to(`${responsibleRoute()}#break`)}>
        {t('responsible.check.break')}
      </Button>
      {record && (
        <Button size={size} wide onClick={to(memberRoutes.bettingRecord())}>
          {t('responsible.check.history')}
        </Button>
      )}
      <Button size={size} wide onClick={onDone}>
        {t('responsible.break.next')}
      </Button>
    </div>
  )
}
