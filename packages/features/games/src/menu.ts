// A separate entry point, because only the lowest part of home needs it.
export const loadGameMenu = () => import('./components/GameMenu.tsx').then((module) => ({ default: module.GameMenu }))
