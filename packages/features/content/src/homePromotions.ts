// A separate entry point, because only the end of home needs it.
export const loadHomePromotions = () =>
  import('./components/HomePromotions.tsx').then((module) => ({ default: module.HomePromotions }))
