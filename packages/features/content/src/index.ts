export { HomeBanners } from './components/HomeBanners.tsx'
export { ServiceLink } from './components/ServiceLink.tsx'
export { homeAnnouncementsCall, type Banner } from './queries/home.ts'
export const loadHotMatches = () =>
  import('./components/HotMatches.tsx').then((module) => ({ default: module.HotMatches }))
export const loadHomeTicker = () =>
  import('./components/HomeTicker.tsx').then((module) => ({ default: module.HomeTicker }))
