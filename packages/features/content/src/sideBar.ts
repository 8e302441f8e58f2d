// Apart from the index: it comes once home is calm.
export const loadSideBar = () => import('./sidebar/SideBar.tsx').then((module) => ({ default: module.SideBar }))
