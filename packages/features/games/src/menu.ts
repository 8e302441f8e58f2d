// Apart from the index: only the end of home loads it.
export const loadGameMenu = () => import('./components/GameMenu.tsx').then((module) => ({ default: module.GameMenu }))
