// Apart from the index: the table of routes comes in a chunk of its own, and these loaders with it.
export const loadMineScreen = () => import('./screens/MineScreen.tsx').then((module) => ({ default: module.MineScreen }))
