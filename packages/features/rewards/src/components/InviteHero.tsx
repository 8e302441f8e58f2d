import { useLanguageFormat, useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Card, KeyFigure, Money } from '@lobby/ui'
import type { InviteInfo } from '../queries/invite.ts'
import { RewardFigures } from './RewardFigures.tsx'

/** Shows the reward for one invitation in large text, and the totals of the member's invitations. */
export function InviteHero({
  info: { rewardEachMinor, invited, qualified, rewardMinor },
}: {
  readonly info: InviteInfo
}) {
  const t = useText()
  const { number } = useLanguageFormat()
  const formatMinor = useMoneyFormat()
  return (
    <Card tone="hero">
      <KeyFigure note={t('invite.each')}>
        <Money size="hero" text={formatMinor(rewardEachMinor)} />
      </KeyFigure>
      <RewardFigures
        of={[
          { name: t('invite.invited'), value: number(invited) },
          { name: t('invite.qualified'), value: number(qualified) },
          { name: t('invite.earned'), value: <Money text={formatMinor(rewardMinor)} /> },
        ]}
      />
    </Card>
  )
}
