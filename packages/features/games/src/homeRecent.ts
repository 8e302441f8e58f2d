// Apart from the index: home shows it only to some.
export const loadHomeRecent = () =>
  import('./components/HomeRecent.tsx').then((module) => ({ default: module.HomeRecent }))
