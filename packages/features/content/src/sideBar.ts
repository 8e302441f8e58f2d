// This module is a separate chunk, which home loads when the page is idle.
export const loadHomeServiceBar = () =>
  import('./sidebar/HomeServiceBar.tsx').then((module) => ({ default: module.HomeServiceBar }))
