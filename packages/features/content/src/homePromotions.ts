// This module is a separate chunk, because only the lowest part of home needs the code of the promotions.
export const loadHomePromotions = () =>
  import('./components/HomePromotions.tsx').then((module) => ({ default: module.HomePromotions }))
