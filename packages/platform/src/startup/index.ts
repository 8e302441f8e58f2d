export { startUpMode, type StartUpMode } from './startUpMode.ts'
export { startupQuery, type Startup } from './startupQuery.ts'
export { systemStatusQuery } from './systemStatusQuery.ts'
export { useClockOffset, usePlatformNow } from './usePlatformNow.ts'
