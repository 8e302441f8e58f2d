export { HotGames } from './components/HotGames.tsx'
export { PopularGames } from './components/PopularGames.tsx'
/** Loads the code that launches games. Call this function at the first launch. */
export const loadLauncher = () => import('./model/createLauncher.ts').then((module) => module.createLauncher)
export { popularGamesCall } from './queries/games.ts'
