import { HomeBanners, loadHomeTicker, loadHotMatches } from '@lobby/content'
import { HotGames, PopularGames } from '@lobby/games'
import { loadNextDraws } from '@lobby/lottery'
import { useMerchant } from '@lobby/platform/merchant'
import { Page } from '@lobby/ui'
import { lazy, Suspense } from 'react'
import { SiteFrame } from './SiteFrame.tsx'

const HomeTicker = lazy(loadHomeTicker)
const HotMatches = lazy(loadHotMatches)
const NextDraws = lazy(loadNextDraws)

/** Home's widgets in the site's order. */
export function Home() {
  const { name } = useMerchant()
  return (
    <SiteFrame>
      <Page>
        <h1 className="visually-hidden">{name}</h1>
        <HomeBanners onOpen={() => undefined} leadsSomewhere={() => false} />
        <Suspense fallback={null}>
          <HomeTicker />
        </Suspense>
        <HotGames />
        <PopularGames />
        <Suspense fallback={null}>
          <HotMatches />
          <NextDraws />
        </Suspense>
      </Page>
    </SiteFrame>
  )
}
