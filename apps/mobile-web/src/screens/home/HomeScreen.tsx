import { HomeBanners, loadHomeTicker, loadHotMatches, type Banner } from '@lobby/content'
import { HotGames, PopularGames } from '@lobby/games'
import { useText } from '@lobby/i18n'
import { loadNextDraws } from '@lobby/lottery'
import { useMerchant } from '@lobby/platform/merchant'
import { ownPath } from '@lobby/platform/routes'
import { Page } from '@lobby/ui'
import { useNavigate } from 'react-router-dom'
import { useLazy } from '../../siteContext.ts'
import { TickerSkeleton } from '../../shell/TickerSkeleton.tsx'
import { Apart } from './Apart.tsx'
import { Below } from './Below.tsx'

const targetOf = (banner: Banner) => ownPath(banner.promotionType)

/** The order of home's widgets. Each of them loads, fails and hides by itself. */
export function HomeScreen() {
  const t = useText()
  const navigate = useNavigate()
  const { name } = useMerchant()
  const HomeTicker = useLazy(loadHomeTicker, 'home')
  const HotMatches = useLazy(loadHotMatches, 'home')
  const NextDraws = useLazy(loadNextDraws, 'home')
  const open = (banner: Banner) => {
    const target = targetOf(banner)
    if (target) void navigate(target)
  }
  return (
    <Page title={t('core.home.title', { name })}>
      <h1 className="visually-hidden">{name}</h1>
      <HomeBanners onOpen={open} leadsSomewhere={(banner) => targetOf(banner) !== null} />
      <Apart room={<TickerSkeleton />}>
        <HomeTicker />
      </Apart>
      <HotGames />
      <PopularGames />
      <Below room="matches">
        <HotMatches />
      </Below>
      <Below room="draws">
        <NextDraws />
      </Below>
    </Page>
  )
}
