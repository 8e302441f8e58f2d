import type { FramedGameHistoryState } from '@lobby/platform/ports'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { parseFrameMessage } from './parseFrameMessage.ts'
import { useFrameHeartbeat } from './useFrameHeartbeat.ts'

/** The longest time in milliseconds to wait for the game's message that it is ready. */
const READY_TIMEOUT_MS = 15_000

export interface GameFrameOptions {
  readonly game: FramedGameHistoryState
  /** True to pause the game. */
  readonly isPaused: boolean
  /** Called when the member's balance may have changed. */
  readonly onBalanceChange: () => void
  /** Called when the player leaves the game with a button of the game, or when the game ends (`ended` is true). */
  readonly onExit: (ended: boolean) => void
}

export interface GameFrameState {
  /** The ref for the iframe element. */
  readonly ref: RefObject<HTMLIFrameElement | null>
  /** The number of attempts to open the game. Use this number as the key of the iframe. */
  readonly attempt: number
  /**
   * `silent`: the game has not reported in time that it is ready. `gone`: the operating system has ended the frame. If
   * the game sends a message later, its state becomes `ready`.
   */
  readonly state: 'opening' | 'ready' | 'silent' | 'gone'
  readonly retry: () => void
}

/**
 * Tracks the state of a framed game by its messages and its answers to pings. Ignores messages from any other source
 * (L8 in docs/faults.tsv).
 */
export function useGameFrame({ game, isPaused, onBalanceChange, onExit }: GameFrameOptions): GameFrameState {
  const ref = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<GameFrameState['state']>('opening')

  const { origin, pathname } = new URL(game.gameUrl)
  const session = pathname.split('/').at(-1) ?? ''
  const sendMessage = (type: 'ask' | 'pause' | 'resume') =>
    ref.current?.contentWindow?.postMessage({ source: 'lobby-site', version: 1, session, type }, origin)
  const onHeard = useFrameHeartbeat(state === 'ready', {
    ping: () => sendMessage('ask'),
    onGone: () => setState('gone'),
  })

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const messageType = parseFrameMessage(event, { window: ref.current?.contentWindow, origin, session })
    if (!messageType) return
    onHeard(messageType === 'alive')
    if (messageType === 'ready' || messageType === 'alive') setState('ready')
    if (messageType === 'balance') onBalanceChange()
    if (messageType === 'exit' || messageType === 'ended') onExit(messageType === 'ended')
  })
  // A layout effect adds the listener before the frame can send its first message.
  useLayoutEffect(() => {
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    if (state !== 'opening') return
    const timer = setTimeout(() => setState('silent'), READY_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state, attempt])

  const sendHeld = useEffectEvent((type: 'pause' | 'resume') => sendMessage(type))
  useEffect(() => {
    if (!isPaused || state !== 'ready') return
    sendHeld('pause')
    return () => sendHeld('resume')
  }, [isPaused, state])

  const reopen = () => {
    setState('opening')
    setAttempt(attempt + 1)
  }
  return { ref, attempt, state, retry: reopen }
}
