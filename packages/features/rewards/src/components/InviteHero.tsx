import { useFormat, useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Card, Money } from '@lobby/ui'
import type { InviteInfo } from '../queries/invite.ts'
import { Figures } from './Figures.tsx'
import styles from './Hero.module.css'

/** What inviting is worth, large, and what it has brought so far. */
export function InviteHero({
  info: { rewardEachMinor, invited, qualified, rewardMinor },
}: {
  readonly info: InviteInfo
}) {
  const t = useText()
  const { number } = useFormat()
  const write = useMinor()
  return (
    <Card tone="hero">
      <div className={styles.lead}>
        <Money size="hero" text={write(rewardEachMinor)} />
        <p className={styles.name}>{t('invite.each')}</p>
      </div>
      <Figures
        of={[
          { name: t('invite.invited'), value: number(invited) },
          { name: t('invite.qualified'), value: number(qualified) },
          { name: t('invite.earned'), value: <Money text={write(rewardMinor)} /> },
        ]}
      />
    </Card>
  )
}
