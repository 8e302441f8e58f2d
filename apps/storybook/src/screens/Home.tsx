import { HomeBanners } from '@lobby/content'
import { HotGames, PopularGames } from '@lobby/games'
import { useMerchant } from '@lobby/platform/merchant'
import { Page } from '@lobby/ui'
import { SiteFrame } from './SiteFrame.tsx'

/** Home's widgets in the site's order. */
export function Home() {
  const { name } = useMerchant()
  return (
    <SiteFrame>
      <Page>
        <h1 className="visually-hidden">{name}</h1>
        <HomeBanners onOpen={() => undefined} leadsSomewhere={() => false} />
        <HotGames />
        <PopularGames />
      </Page>
    </SiteFrame>
  )
}
