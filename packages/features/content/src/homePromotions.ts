// A separate entry point, because only the lowest part of home needs it: the first load of home does not include it.
export const loadHomePromotions = () =>
  import('./components/HomePromotions.tsx').then((module) => ({ default: module.HomePromotions }))
