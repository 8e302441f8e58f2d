import { loadHomePromotions } from '@lobby/content/home-promotions'
import { loadGameMenu } from '@lobby/games/menu'
import { useLazy } from '../../siteContext.ts'
import { LazyWidget } from './LazyWidget.tsx'

/** Renders the end of home: the promotions of the announcements, and the menu of all games. In a separate chunk, to keep home's first load within its size budget. */
export function HomeEnd() {
  const HomePromotions = useLazy(loadHomePromotions, 'home')
  const GameMenu = useLazy(loadGameMenu, 'explore')
  return (
    <>
      <LazyWidget fallback={null}>
        <HomePromotions />
      </LazyWidget>
      <GameMenu />
    </>
  )
}
