import { ApiError } from '@lobby/api'
import { useText, type MessageId } from '@lobby/i18n'
import { useRef, useState } from 'react'
import { useNotify } from '../notify/index.ts'
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

const texts: ReadonlyMap<string | undefined, MessageId> = new Map([
  ['game.unknown', 'games.launch.unavailable'],
  ['game.unavailable', 'games.launch.unavailable'],
  ['game.address', 'games.launch.address'],
])

/** Starts a game with a session, asking for one first; one launch at a time. */
export function useLaunch(): LaunchState {
  const start = useLauncher()
  const requireSession = useRequireSession()
  const { loading } = useNotify()
  const t = useText()
  const running = useRef(false)
  const [opening, setOpening] = useState<number | null>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)

  const run = async (target: LaunchTarget) => {
    if (running.current) return
    running.current = true
    setOpening(target.nodeId)
    setProblem(null)
    const hide = loading(t('core.wait'), patience)
    try {
      await start(target)
    } catch (error) {
      setProblem((error instanceof ApiError && texts.get(error.code)) || messageFor(error))
    } finally {
      hide()
      running.current = false
      setOpening(null)
    }
  }

  return { opening, problem, launch: (target) => requireSession(() => void run(target)) }
}
