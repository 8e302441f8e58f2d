export { AgentsOnly } from './AgentsOnly.tsx'
export { contractChecked } from './contractChecked.ts'
export {
  createSession,
  sameMember,
  type Channel,
  type EndListener,
  type Session,
  type SessionEnd,
  type SessionInit,
  type SessionStore,
} from './createSession.ts'
export { forSession } from './forSession.ts'
export { LoginPromptProvider, useLoginPrompt, type LoginPrompt, type LoginRequest } from './loginPrompt.tsx'
export { isAgent, isTrial, parseMemberType, type MemberType } from './memberType.ts'
export { MembersOnly, useMember, type MembersOnlyProps } from './MembersOnly.tsx'
export { RealAccountOnly, type RealAccountOnlyProps } from './RealAccountOnly.tsx'
export { TrialRefused } from './TrialRefused.tsx'
export { useRealAccount } from './useRealAccount.ts'
export { SessionProvider, useSession, useSessionStore } from './SessionProvider.tsx'
export { useRequireSession, type RequireSession } from './useRequireSession.ts'
export { SignOutProvider, useSignOut } from './signOutPrompt.tsx'
export { useMemberCall, type MemberCall, type MemberCallInit } from './useMemberCall.ts'
