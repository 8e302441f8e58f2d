export { AgentsOnly } from './AgentsOnly.tsx'
export { needsAgentContractCheck } from './needsAgentContractCheck.ts'
export {
  createSessionStore,
  isSameMember,
  type SessionChannel,
  type SessionEndListener,
  type Session,
  type SessionEndReason,
  type SessionStoreOptions,
  type SessionStore,
} from './createSessionStore.ts'
export { withSessionGuard } from './withSessionGuard.ts'
export { LoginPromptProvider, useLoginPrompt, type LoginPrompt, type LoginDialogCallbacks } from './loginPrompt.tsx'
export { isAgent, isTrial, parseMemberType, type MemberType } from './memberType.ts'
export { MembersOnly, useMemberSession, type MembersOnlyProps } from './MembersOnly.tsx'
export { RealAccountOnly, type RealAccountOnlyProps } from './RealAccountOnly.tsx'
export { TrialAccountRedirect } from './TrialAccountRedirect.tsx'
export { useRequireRealAccount } from './realAccount.ts'
export { SessionProvider, useSession, useSessionStore } from './SessionProvider.tsx'
export { useRequireSession, type RequireSessionFunction } from './useRequireSession.ts'
export { SignOutPromptProvider, useSignOutPrompt } from './signOutPrompt.tsx'
export { useMemberMutation, type MemberMutation, type MemberMutationOptions } from './useMemberMutation.ts'
