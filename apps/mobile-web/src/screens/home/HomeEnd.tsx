import { loadHomePromotions } from '@lobby/content/home-promotions'
import { loadGameMenu } from '@lobby/games/menu'
import { useLazy } from '../../siteContext.ts'
import { Apart } from './Apart.tsx'

/** The end of home: the promotions of the announcements, and the menu of all games. It has its own chunk, because home's first load has no room for it. */
export function HomeEnd() {
  const HomePromotions = useLazy(loadHomePromotions, 'home')
  const GameMenu = useLazy(loadGameMenu, 'explore')
  return (
    <>
      <Apart room={null}>
        <HomePromotions />
      </Apart>
      <GameMenu />
    </>
  )
}
