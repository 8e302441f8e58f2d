// A separate entry point, loaded when home is idle, so that the first load of home does not include it.
export const loadSideBar = () => import('./sidebar/SideBar.tsx').then((module) => ({ default: module.SideBar }))
