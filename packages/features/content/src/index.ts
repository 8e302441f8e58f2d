export { HomeBanners } from './components/HomeBanners.tsx'
export { ServiceLink } from './components/ServiceLink.tsx'
export { homeAnnouncementsCall, type Banner } from './queries/home.ts'
