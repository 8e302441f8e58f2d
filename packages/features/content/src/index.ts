export { HomeBanners } from './components/HomeBanners.tsx'
export { ServiceLink } from './components/ServiceLink.tsx'
export { homeAnnouncementsCall, type Banner } from './queries/home.ts'
export const loadHotMatches = () => import('./components/HotMatches.tsx').then((module) => ({ default: module.HotMatches }))
export const loadHomeTicker = () => import('./components/HomeTicker.tsx').then((module) => ({ default: module.HomeTicker }))
export const loadDownloadBar = () => import('./install/DownloadBar.tsx').then((module) => ({ default: module.DownloadBar }))
/** The offer to put the site on the home screen, for merchants that make it. */
export const addToHome = { flag: 'ADDHOME3', load: () => import('./install/AddToHome.tsx').then((module) => ({ default: module.AddToHome })) } as const
