// This module is a separate chunk, so that guests do not load the rail of recent games.
export const loadHomeRecentGames = () =>
  import('./components/HomeRecentGames.tsx').then((module) => ({ default: module.HomeRecentGames }))
