// A separate entry point, because home shows this rail to members only.
export const loadHomeRecent = () =>
  import('./components/HomeRecentGames.tsx').then((module) => ({ default: module.HomeRecentGames }))
