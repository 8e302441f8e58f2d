import { HomeBanners, loadHomeTicker, loadHotMatches } from '@lobby/content'
import { HotGames, PopularGames } from '@lobby/games'
import { loadLotteryEntries, loadNextDraws } from '@lobby/lottery'
import { useMerchant } from '@lobby/platform/merchant'
import { Page, TabbedSkeleton } from '@lobby/ui'
import { lazy, Suspense } from 'react'
import { SiteFrame } from './SiteFrame.tsx'

const HomeTicker = lazy(loadHomeTicker)
const HotMatches = lazy(loadHotMatches)
const NextDraws = lazy(loadNextDraws)
const LotteryEntries = lazy(loadLotteryEntries)

/** Home's widgets in the site's order, what the merchant leads with on top. */
export function Home() {
  const { name, layout } = useMerchant()
  const { lead } = layout
  return (
    <SiteFrame>
      <Page>
        <h1 className="visually-hidden">{name}</h1>
        <HomeBanners onOpen={() => undefined} leadsSomewhere={() => false} />
        <Suspense fallback={null}>
          <HomeTicker />
          {lead === 'LOTT' && <NextDraws />}
          {lead === 'SPORTS' && <HotMatches />}
        </Suspense>
        <HotGames />
        <PopularGames
          awaited={<TabbedSkeleton of={lead === 'LOTT' ? 'lotteries' : 'vendors'} />}
          renderLotteries={(nodeIds, tiles) => (
            <Suspense fallback={null}>
              <LotteryEntries nodeIds={nodeIds} otherwise={tiles} />
            </Suspense>
          )}
        />
        <Suspense fallback={null}>
          {lead !== 'SPORTS' && <HotMatches />}
          {lead !== 'LOTT' && <NextDraws />}
        </Suspense>
      </Page>
    </SiteFrame>
  )
}
