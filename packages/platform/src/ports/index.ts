export { LoginPromptProvider, useLoginPrompt, type LoginPrompt, type LoginRequest } from '../session/loginPrompt.tsx'
export { SignOutProvider, useSignOut } from '../session/signOutPrompt.tsx'
export { LauncherProvider, useLauncher, type Launch, type LaunchTarget } from './launcher.tsx'
export { useLaunch, type LaunchState } from './useLaunch.ts'
