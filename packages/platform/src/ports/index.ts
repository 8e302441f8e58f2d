export { GameMessageSlot, useGameMessageSlot, useIsFramedGamePaused, usePauseFramedGame } from './gameMessageSlot.tsx'
export { LanguagePromptProvider, useLanguagePrompt } from './languagePrompt.tsx'
export {
  LauncherProvider,
  useLauncher,
  type LaunchFunction,
  type LaunchTarget,
  type LaunchOrigin,
  type OpenedGame,
} from './launcher.tsx'
export { useLaunch, type LaunchState } from './useLaunch.ts'
export { createNotify, type Notify, type ToastList } from './createNotify.ts'
export { NotifyProvider, useNotify } from './NotifyProvider.tsx'
export { createRequiredContext } from '../createRequiredContext.ts'
