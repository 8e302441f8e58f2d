// A separate entry point keeps the code of the promotions out of the first load of home. Only the lowest part of home
// needs this code.
export const loadHomePromotions = () =>
  import('./components/HomePromotions.tsx').then((module) => ({ default: module.HomePromotions }))
