export { GameMessageSlot, useGameMessageSlot, useIsFramedGamePaused, usePauseFramedGame } from './gameMessageSlot.tsx'
export { LanguagePromptProvider, useLanguagePrompt } from './languagePrompt.tsx'
export {
  LauncherProvider,
  useGameLauncher,
  type LaunchFunction,
  type LaunchTarget,
  type LaunchOrigin,
  type FramedGameHistoryState,
} from './launcher.tsx'
export { useGameLaunch, type GameLaunchState } from './useGameLaunch.ts'
export { createNotifier, type Notifier, type ToastList } from './createNotifier.ts'
export { NotifyProvider, useNotify } from './NotifyProvider.tsx'
export { createRequiredContext } from '../createRequiredContext.ts'
