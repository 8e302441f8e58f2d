export { hostName, pageAddress, siteOrigin } from './hostName.ts'
export { browserLink, inAppBrowser } from './inAppBrowser.ts'
export { isPageTaken } from './isPageTaken.ts'
export { isStandalone, runEnvironment, type RunEnvironment, type Surroundings } from './runEnvironment.ts'
