import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Card, ProgressBar } from '@lobby/ui'
import { Crown } from '@lobby/ui/icons'
import { calculateLevelProgress } from '../model/calculateLevelProgress.ts'
import type { VipBenefitsData } from '../queries/benefits.ts'
import styles from './LevelHero.module.css'

/** Shows the member's VIP level, all levels in a row, and the stakes that the member still needs for the next level. */
export function LevelHero({ benefits }: { readonly benefits: VipBenefitsData }) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { levels, current, stakedMinor } = benefits
  const { goalMinor, missingMinor, part } = calculateLevelProgress(benefits)
  const getLevelName = (place: number) => levels[place]?.name ?? t('benefits.none')
  const missingText =
    goalMinor === null
      ? t('benefits.top')
      : t('benefits.missing', { amount: formatMinor(missingMinor), level: getLevelName(current + 1) })
  return (
    <Card tone="hero">
      <div className={styles.head}>
        <span className={styles.crown}>
          <Crown aria-hidden="true" />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{t('benefits.own')}</p>
          <p className={styles.level}>{getLevelName(current)}</p>
        </div>
      </div>
      <ol className={styles.ladder} aria-label={t('benefits.ladder')}>
        {levels.map(({ stakesMinor }, place) => (
          <li
            key={stakesMinor}
            className={styles.step}
            data-state={place < current ? 'done' : place === current ? 'current' : 'todo'}
            aria-current={place === current ? 'step' : undefined}>
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.label}>{getLevelName(place)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.missing}>
        <p>{missingText}</p>
        <p className={styles.figures}>
          {goalMinor === null
            ? t('benefits.staked', { amount: formatMinor(stakedMinor) })
            : t('benefits.staked.of', { amount: formatMinor(stakedMinor), goal: formatMinor(goalMinor) })}
        </p>
      </div>
      {goalMinor !== null && (
        <ProgressBar
          inset
          size="m"
          max={1}
          value={part}
          label={t('benefits.progress', { level: getLevelName(current + 1) })}
          text={missingText}
        />
      )}
    </Card>
  )
}
