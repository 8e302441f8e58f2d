// A separate entry point, because home loads the game menu last: it is the lowest part of home.
export const loadGameMenu = () => import('./components/GameMenu.tsx').then((module) => ({ default: module.GameMenu }))
