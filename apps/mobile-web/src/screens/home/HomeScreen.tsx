import { HomeBanners, loadHomeTicker, loadHotMatches, type HomeBanner } from '@lobby/content'
import { HotGames, PopularGames } from '@lobby/games'
import { useText } from '@lobby/i18n'
import { loadHomeLotteryList, loadNextDraws } from '@lobby/lottery'
import { useMerchant } from '@lobby/platform/merchant'
import { getPromotionPath } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import { Page } from '@lobby/ui'
import { useNavigate } from 'react-router-dom'
import { useLazyComponent } from '../../siteContext.ts'
import { getLeadingWidget } from '../../shell/getLeadingWidget.ts'
import { PopularGamesSkeleton } from '../../shell/PopularGamesSkeleton.tsx'
import { TickerSkeleton } from '../../shell/TickerSkeleton.tsx'
import { HomeWidgetPlaceholder } from '../../shell/HomeWidgetPlaceholder.tsx'
import { LazyWidget } from './LazyWidget.tsx'
import { DeferredWidget } from './DeferredWidget.tsx'
import { RecentGamesSection } from './RecentGamesSection.tsx'
import styles from './HomeScreen.module.css'

const loadHomeEnd = () => import('./LastHomeWidgets.tsx').then((module) => ({ default: module.LastHomeWidgets }))

const getTarget = (banner: HomeBanner) => getPromotionPath(banner.promotionType)

/**
 * Renders home's widgets in order, with the merchant's leading widget on top. Each widget loads, fails and hides
 * independently of the others.
 */
export function HomeScreen() {
  const t = useText()
  const navigate = useNavigate()
  const session = useSession()
  const { name, layout } = useMerchant()
  const HomeTicker = useLazyComponent(loadHomeTicker, 'home')
  const HotMatches = useLazyComponent(loadHotMatches, 'home')
  const NextDraws = useLazyComponent(loadNextDraws, 'home')
  const HomeEnd = useLazyComponent(loadHomeEnd)
  const HomeLotteryList = useLazyComponent(loadHomeLotteryList, 'home')
  const widgets = { matches: <HotMatches />, draws: <NextDraws /> }
  const lead = getLeadingWidget(layout)
  const open = (banner: HomeBanner) => {
    const target = getTarget(banner)
    if (target) void navigate(target)
  }
  return (
    <Page title={t('core.home.title', { name })}>
      <h1 className="visually-hidden">{name}</h1>
      <HomeBanners onOpen={open} hasTarget={(banner) => getTarget(banner) !== null} />
      <LazyWidget fallback={<TickerSkeleton />}>
        <HomeTicker />
      </LazyWidget>
      {lead && <LazyWidget fallback={<HomeWidgetPlaceholder of={lead} />}>{widgets[lead]}</LazyWidget>}
      {session && <RecentGamesSection />}
      <HotGames />
      <PopularGames
        placeholder={<PopularGamesSkeleton lead={layout.lead} />}
        renderLotteries={(nodeIds, tiles) => (
          <LazyWidget fallback={<div className={styles.entries} />} errorFallback={tiles}>
            <HomeLotteryList nodeIds={nodeIds} fallback={tiles} />
          </LazyWidget>
        )}
      />
      {lead !== 'matches' && <DeferredWidget placeholder="matches">{widgets.matches}</DeferredWidget>}
      {lead !== 'draws' && <DeferredWidget placeholder="draws">{widgets.draws}</DeferredWidget>}
      <DeferredWidget placeholder="menu">
        <HomeEnd />
      </DeferredWidget>
    </Page>
  )
}
