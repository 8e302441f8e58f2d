export { HotGames } from './components/HotGames.tsx'
export { PopularGames } from './components/PopularGames.tsx'
/** Loads the code that launches games. Call this function at the first launch. */
export const loadGameLauncher = () =>
  import('./model/createGameLauncher.ts').then((module) => module.createGameLauncher)
export { popularGamesCall } from './queries/games.ts'
