export { templateQuery } from './templateQuery.ts'
export { screenVersion, type ScreenVersion, type VersionedScreen } from './screenVersion.ts'
export { useScreenVersion } from './useScreenVersion.ts'
