// A separate entry point, because home shows this rail only to some players.
export const loadHomeRecent = () =>
  import('./components/HomeRecentGames.tsx').then((module) => ({ default: module.HomeRecentGames }))
