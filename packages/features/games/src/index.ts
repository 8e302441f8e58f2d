export { HotGames } from './components/HotGames.tsx'
export { PopularGames } from './components/PopularGames.tsx'
export { createLauncher } from './model/launch.ts'
export { popularGamesCall } from './queries/games.ts'
