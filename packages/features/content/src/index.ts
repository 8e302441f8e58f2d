export { HomeBanners } from './components/HomeBanners.tsx'
export { CustomerServiceButton } from './components/CustomerServiceButton.tsx'
export { homeAnnouncementsCall, type HomeBanner } from './queries/home.ts'
export const loadHotMatches = () =>
  import('./components/HotMatches.tsx').then((module) => ({ default: module.HotMatches }))
export const loadHomeTicker = () =>
  import('./components/HomeTicker.tsx').then((module) => ({ default: module.HomeTicker }))
