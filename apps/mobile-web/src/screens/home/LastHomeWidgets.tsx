import { loadHomePromotions } from '@lobby/content/home-promotions'
import { loadGameMenu } from '@lobby/games/menu'
import { useLazyComponent } from '../../siteContext.ts'
import { LazyWidget } from './LazyWidget.tsx'

/**
 * Renders the last widgets of home: the announced promotions, and the menu of all games. They are in a separate chunk,
 * so that home's first load stays within its size budget.
 */
export function LastHomeWidgets() {
  const HomePromotions = useLazyComponent(loadHomePromotions, 'home')
  const GameMenu = useLazyComponent(loadGameMenu, 'explore')
  return (
    <>
      <LazyWidget fallback={null}>
        <HomePromotions />
      </LazyWidget>
      <GameMenu />
    </>
  )
}
