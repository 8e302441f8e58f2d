import { useText } from '@lobby/i18n'
import { Card } from '@lobby/ui'
import { ShieldAlert, ShieldCheck } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import { accountProtections, type AccountProtection, type AccountStrength } from '../model/accountStrength.ts'
import styles from './AccountStrengthCard.module.css'

export interface AccountStrengthCardProps {
  readonly strength: AccountStrength
  /** Renders a link to the page where the member sets the next protection. */
  readonly renderNext: (guard: AccountProtection) => ReactNode
}

/**
 * Shows how well the account is protected: the number of protections that the member has set, the strength in words,
 * and the protection to set next.
 */
export function AccountStrengthCard({
  strength: { setGuards, nextGuard, level },
  renderNext,
}: AccountStrengthCardProps) {
  const t = useText()
  const strong = level === 'good' || level === 'full'
  return (
    <Card tone="hero">
      <div className={styles.head}>
        <span className={styles.mark} data-level={level} aria-hidden="true">
          {strong ? <ShieldCheck /> : <ShieldAlert />}
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{t(`security.level.${level}`)}</h2>
          <p className={styles.text}>
            {t('security.level.count', { set: setGuards.length, all: accountProtections.length })}
          </p>
        </div>
      </div>
      <div
        className={styles.meter}
        role="meter"
        aria-label={t('security.level')}
        aria-valuemin={0}
        aria-valuemax={accountProtections.length}
        aria-valuenow={setGuards.length}
        aria-valuetext={t(`security.level.${level}`)}>
        {accountProtections.map((guard, index) => (
          <span key={guard} className={styles.part} data-level={index < setGuards.length ? level : undefined} />
        ))}
      </div>
      {nextGuard && (
        <div className={styles.next}>
          <p className={styles.text}>{t(`security.next.${nextGuard}`)}</p>
          {renderNext(nextGuard)}
        </div>
      )}
    </Card>
  )
}
