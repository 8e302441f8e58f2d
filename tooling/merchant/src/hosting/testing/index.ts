export { createHostTable } from '../hostNames.ts'
export { findWebServers, type WebServers } from './findWebServers.ts'
export { startWebServer, type RunningServer } from './startWebServer.ts'
