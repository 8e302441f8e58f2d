import { useText } from '@lobby/i18n'
import { useFlag } from '@lobby/platform/merchant'
import { Link, routes } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { getButtonClass, ErrorState, PullToRefresh } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { LevelHero } from '../components/LevelHero.tsx'
import { VipBenefitsTable } from '../components/VipBenefitsTable.tsx'
import { RewardsPageLayout } from '../components/RewardsPageLayout.tsx'
import { RewardsSkeleton } from '../components/RewardsSkeleton.tsx'
import { useRewardsQueryParameters } from '../model/useRewardsQueryParameters.ts'
import { vipBenefitsQuery } from '../queries/benefits.ts'
import styles from './BenefitsScreen.module.css'

/**
 * Renders `/m/member/benefits` (SHELL-044): the member's level, the stakes that the member still needs for the next
 * level, and a table of the benefits of all levels.
 */
export function BenefitsScreen() {
  return (
    <RewardsPageLayout title="shell.title.memberBenefits">
      <Content />
    </RewardsPageLayout>
  )
}

function Content() {
  const t = useText()
  const failure = useQueryFailureProps()
  const hasCentre = useFlag('rewardCentre')
  const query = useQuery(vipBenefitsQuery(useRewardsQueryParameters()))
  const { data, error } = query
  if (!data)
    return error ? (
      <ErrorState title={t('benefits.failed')} {...failure(query)} />
    ) : (
      <RewardsSkeleton contentShape="table" />
    )
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => query.refetch()} />
      {error && <ErrorState compact title={t('rewards.stale')} {...failure(query)} />}
      <LevelHero benefits={data} />
      <VipBenefitsTable levels={data.levels} current={data.current} />
      <p className={styles.note}>{t('benefits.rule')}</p>
      {hasCentre && (
        <Link className={getButtonClass({ wide: true })} to={routes.rewards()}>
          {t('benefits.rewards')}
        </Link>
      )}
    </>
  )
}
