import { ApiError } from '@lobby/api'
import { useLoadTexts, useText, type MessageId } from '@lobby/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNotify } from './NotifyProvider.tsx'
import { messageFor } from '../query/index.ts'
import { useRequireSession } from '../session/index.ts'
import { useLauncher, type LaunchTarget } from './launcher.tsx'

export interface LaunchState {
  /** The game that is being opened. */
  readonly opening: number | null
  /** What the last launch failed with, to be said beside the games: no toast (GAME-074). */
  readonly problem: MessageId | null
  readonly launch: (target: LaunchTarget) => void
}

/** How long the message of a launch may stand, in milliseconds (GAME-042). */
const patience = 3000

/** Starts a game with a session, asking for one first; one launch at a time. What the platform refuses is told by the catalogue of errors. */
export function useLaunch(): LaunchState {
  const start = useLauncher()
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
    const hide = loading(t('core.in_please_wait'), patience)
    try {
      await start(target, { here: pathname + search, go: (path, options) => void navigate(path, options) })
    } catch (error) {
      setProblem(await explain(error, loadTexts))
    } finally {
      hide()
      setOpening(null)
    }
  }
  // The cache itself starts the mutation, as `useMutation` has it do: with that hook home's first load would be 0.5 kB larger.
  const launch = (target: LaunchTarget) => {
    if (!queries.isMutating({ mutationKey }))
      void queries.getMutationCache().build(queries, { mutationKey, mutationFn: run }).execute(target)
  }

  return { opening, problem, launch: (target) => requireSession(() => launch(target)) }
}

/** Home does not pay for the texts of refusals: they come with the first one. */
async function explain(failure: unknown, loadTexts: ReturnType<typeof useLoadTexts>): Promise<MessageId> {
  const { kind, code } = failure instanceof ApiError ? failure : ({} as Partial<ApiError>)
  if (code === 'game.address') return 'games.launch.address'
  if (kind === 'refused') {
    const known = await Promise.all([import('../query/refusalText.ts'), loadTexts(['errors'])]).catch(() => null)
    if (known) return known[0].refusalText(failure)
  }
  return messageFor(failure)
}
