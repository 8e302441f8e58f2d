// This module is a separate chunk, because the game menu is the lowest part of home and loads last.
export const loadGameMenu = () => import('./components/GameMenu.tsx').then((module) => ({ default: module.GameMenu }))
