export { chooseFiles } from './chooseFiles.ts'
export {
  createFakeFetch,
  successResponse,
  failToConnect,
  refusalResponse,
  type PlatformResponse,
  type FakeFetch,
  type PlatformResponses,
} from './answers.ts'
export { createFakeClock, type FakeClock } from './createFakeClock.ts'
export { makeMerchant } from './makeMerchant.ts'
export { makeSession } from './makeSession.ts'
export { createBlockedBackend, createMemoryBackend } from './createMemoryBackend.ts'
export {
  makeTestSite,
  openTestSite,
  TestApp,
  type TestAppProps,
  type TestSite,
  type TestSiteOptions,
} from './TestApp.tsx'
export { loadProductMessages } from './loadProductMessages.ts'
export { readFirstCall } from './readFirstCall.ts'
export { recordNotifications, type RecordedNotifications } from './recordNotifications.ts'
export { createChannels, openBrowserTab } from './openBrowserTab.ts'
export { USER_AGENTS, type UserAgentName } from '../environment/userAgents.ts'
