// Apart from the index: it comes when it comes near.
export const loadGameMenu = () => import('./components/GameMenu.tsx').then((module) => ({ default: module.GameMenu }))
