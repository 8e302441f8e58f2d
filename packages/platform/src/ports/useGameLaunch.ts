import { ApiError } from '@lobby/api'
import { useLoadTexts, useText, type MessageId } from '@lobby/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNotify } from './NotifyProvider.tsx'
import { getErrorMessageId } from '../query/index.ts'
import { useRequireSession } from '../session/index.ts'
import { useGameLauncher, type LaunchTarget } from './launcher.tsx'

export interface GameLaunchState {
  /** The `nodeId` of the game that is opening; null otherwise. */
  readonly opening: number | null
  /** The text for the last failed launch. The screen shows it near the games, not as a toast (GAME-074). */
  readonly problem: MessageId | null
  readonly launch: (target: LaunchTarget) => void
}

/** The longest time that the loading message is shown (GAME-042). */
const MAX_MESSAGE_MS = 3000

/**
 * Launches games, one at a time. Asks a guest to sign in first.
 */
export function useGameLaunch(): GameLaunchState {
  const start = useGameLauncher()
  const requireSession = useRequireSession()
  const { loading } = useNotify()
  const loadTexts = useLoadTexts()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const t = useText()
  const queries = useQueryClient()
  const mutationKey = ['launchGame', useId()]
  const [opening, setOpening] = useState<number | null>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)

  const run = async (target: LaunchTarget) => {
    setOpening(target.nodeId)
    setProblem(null)
    const hide = loading(t('core.in_please_wait'), MAX_MESSAGE_MS)
    try {
      await start(target, { path: pathname + search, navigate: (path, options) => void navigate(path, options) })
    } catch (error) {
      setProblem(await explain(error, loadTexts))
    } finally {
      hide()
      setOpening(null)
    }
  }
  // Do not use `useMutation`: its import would make home's first load 0.5 kB larger. The code below starts the mutation
  // in the same way as `useMutation`.
  const launch = (target: LaunchTarget) => {
    if (!queries.isMutating({ mutationKey }))
      void queries.getMutationCache().build(queries, { mutationKey, mutationFn: run }).execute(target)
  }

  return { opening, problem, launch: (target) => requireSession(() => launch(target)) }
}

/**
 * Returns the id of the text for a failed launch. Loads the texts for refusals only now, to keep them out of home's
 * first load.
 */
async function explain(failure: unknown, loadTexts: ReturnType<typeof useLoadTexts>): Promise<MessageId> {
  const { kind, code } = failure instanceof ApiError ? failure : ({} as Partial<ApiError>)
  if (code === 'game.address') return 'games.launch.address'
  if (kind === 'refused') {
    const known = await Promise.all([import('../query/getRefusalMessageId.ts'), loadTexts(['errors'])]).catch(
      () => null,
    )
    if (known) return known[0].getRefusalMessageId(failure)
  }
  return getErrorMessageId(failure)
}
