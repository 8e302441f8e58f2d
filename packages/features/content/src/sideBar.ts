// A separate entry point keeps this code out of the first load of home. Home loads the code when the page is idle.
export const loadSideBar = () => import('./sidebar/SideBar.tsx').then((module) => ({ default: module.SideBar }))
