export type { Backend } from './backend.ts'
export { createStorage, type SiteStorage, type StorageInit } from './createStorage.ts'
export type { SessionInfo } from './sessionInfo.ts'
export { StorageProvider, useStorage, useStoredSwitch } from './StorageProvider.tsx'
