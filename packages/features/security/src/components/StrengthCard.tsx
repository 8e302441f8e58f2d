import { useText } from '@lobby/i18n'
import { Card } from '@lobby/ui'
import { ShieldAlert, ShieldCheck } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import { guards, type Guard, type Strength } from '../model/strength.ts'
import styles from './StrengthCard.module.css'

export interface StrengthCardProps {
  readonly strength: Strength
  /** Renders the link to the next protection to set. */
  readonly renderNext: (guard: Guard) => ReactNode
}

/**
 * Shows how well the account is protected: how many of the four protections are set, the protection level, and the next
 * protection to set.
 */
export function StrengthCard({ strength: { setGuards, nextGuard, level }, renderNext }: StrengthCardProps) {
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
          <p className={styles.text}>{t('security.level.count', { set: setGuards.length, all: guards.length })}</p>
        </div>
      </div>
      <div
        className={styles.meter}
        role="meter"
        aria-label={t('security.level')}
        aria-valuemin={0}
        aria-valuemax={guards.length}
        aria-valuenow={setGuards.length}
        aria-valuetext={t(`security.level.${level}`)}>
        {guards.map((guard, index) => (
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
