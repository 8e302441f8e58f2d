// Apart from the index: only the end of home loads it.
export const loadHomePromotions = () =>
  import('./components/HomePromotions.tsx').then((module) => ({ default: module.HomePromotions }))
