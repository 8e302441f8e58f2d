export { HotGames } from './components/HotGames.tsx'
export { PopularGames } from './components/PopularGames.tsx'
export { createLauncher } from './model/launch.ts'
export { popularGamesCall } from './queries/games.ts'
export const loadGameListScreen = () => import('./screens/GameListScreen.tsx').then((module) => ({ default: module.GameListScreen }))
