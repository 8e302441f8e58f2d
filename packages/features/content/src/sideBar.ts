// A separate entry point, loaded when home is idle.
export const loadSideBar = () => import('./sidebar/SideBar.tsx').then((module) => ({ default: module.SideBar }))
