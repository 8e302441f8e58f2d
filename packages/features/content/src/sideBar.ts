// This module is a separate chunk, which home loads when the page is idle.
export const loadSideBar = () => import('./sidebar/SideBar.tsx').then((module) => ({ default: module.SideBar }))
