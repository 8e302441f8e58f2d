import type { SessionInfo } from '../storage/index.ts'

/** A member's session for tests, with what a test names put over it. */
export function makeSession(overrides: Partial<SessionInfo> = {}): SessionInfo {
  return {
    token: 'token-of-ana',
    merchantCode: 'acme01',
    userName: 'ana',
    type: 1,
    firstTimeLogin: false,
    ...overrides,
  }
}
