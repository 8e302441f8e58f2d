export { chooseFiles } from './chooseFiles.ts'
export {
  createFakeFetch,
  createSuccessResponse,
  rejectWithConnectionError,
  createRefusalResponse,
  type PlatformResponse,
  type FakeFetch,
  type PlatformResponses,
} from './platformResponses.ts'
export { createFakeClock, type FakeClock } from './createFakeClock.ts'
export { createMerchantFixture } from './createMerchantFixture.ts'
export { createSessionFixture } from './createSessionFixture.ts'
export { createBlockedStorageBackend, createMemoryStorageBackend } from './createMemoryStorageBackend.ts'
export {
  createTestSite,
  createTestSiteWithMessages,
  TestApp,
  type TestAppProps,
  type TestSite,
  type TestSiteOptions,
} from './TestApp.tsx'
export { loadProductMessages } from './loadProductMessages.ts'
export { recordFirstQueryCall } from './recordFirstQueryCall.ts'
export { recordNotifications, type RecordedNotifications } from './recordNotifications.ts'
export { createFakeBroadcastChannels, createFakeBrowserTab } from './createFakeBrowserTab.ts'
export { USER_AGENTS, type UserAgentName } from '../environment/userAgents.ts'
