// Apart from the index: the table of routes comes in a chunk of its own, and these loaders with it.
export const loadGameListScreen = () => import('./screens/GameListScreen.tsx').then((module) => ({ default: module.GameListScreen }))
