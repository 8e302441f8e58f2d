// Apart from the index: what home shows to some alone, or once it comes near.
export const loadGameMenu = () => import('./components/GameMenu.tsx').then((module) => ({ default: module.GameMenu }))
export const loadHomeRecent = () => import('./components/HomeRecent.tsx').then((module) => ({ default: module.HomeRecent }))
