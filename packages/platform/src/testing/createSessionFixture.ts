import type { SessionInfo } from '../storage/index.ts'

/** Builds a member's session for tests, with the given fields replaced. */
export function createSessionFixture(overrides: Partial<SessionInfo> = {}): SessionInfo {
  return {
    token: 'token-of-ana',
    merchantCode: 'acme01',
    userName: 'ana',
    type: 1,
    firstTimeLogin: false,
    ...overrides,
  }
}
