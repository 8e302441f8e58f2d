export { AgentsOnly } from './AgentsOnly.tsx'
export { hasContractCheck } from './hasContractCheck.ts'
export {
  createSession,
  isSameMember,
  type Channel,
  type SessionEndListener,
  type Session,
  type SessionEndReason,
  type SessionStoreOptions,
  type SessionStore,
} from './createSession.ts'
export { withSessionGuard } from './withSessionGuard.ts'
export { LoginPromptProvider, useLoginPrompt, type LoginPrompt, type LoginRequest } from './loginPrompt.tsx'
export { isAgent, isTrial, parseMemberType, type MemberType } from './memberType.ts'
export { MembersOnly, useMember, type MembersOnlyProps } from './MembersOnly.tsx'
export { RealAccountOnly, type RealAccountOnlyProps } from './RealAccountOnly.tsx'
export { TrialRefused } from './TrialRefused.tsx'
export { useRequireRealAccount } from './useRequireRealAccount.ts'
export { SessionProvider, useSession, useSessionStore } from './SessionProvider.tsx'
export { useRequireSession, type RequireSession } from './useRequireSession.ts'
export { SignOutProvider, useSignOut } from './signOutPrompt.tsx'
export { useMemberCall, type MemberCall, type MemberCallOptions } from './useMemberCall.ts'
