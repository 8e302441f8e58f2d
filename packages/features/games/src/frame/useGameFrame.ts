import type { OpenedGame } from '@lobby/platform/ports'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { readFrameMessage } from './readFrameMessage.ts'
import { useFramePulse } from './useFramePulse.ts'

/** How long a game may take until it says that it is ready, in milliseconds. */
const patience = 15_000

export interface GameFrameInit {
  readonly game: OpenedGame
  /** It is told to pause, and to go on once this is over. */
  readonly held: boolean
  /** The member's money may have changed. */
  readonly onMoney: () => void
  /** The game is left from within, or has ended. */
  readonly onOver: (ended: boolean) => void
}

export interface GameFrame {
  /** For the frame's element. */
  readonly ref: RefObject<HTMLIFrameElement | null>
  /** A number of its own for each try. */
  readonly attempt: number
  /** On its way, in play, without a word so far, or ended by the system. One that is silent or gone may still come. */
  readonly state: 'opening' | 'ready' | 'silent' | 'gone'
  readonly again: () => void
}

/** Follows a game in a frame by what it tells, by how long it tells nothing, and by whether it is still there. Messages of anybody else are not heard (safety L8). */
export function useGameFrame({ game, held, onMoney, onOver }: GameFrameInit): GameFrame {
  const ref = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<GameFrame['state']>('opening')

  const { origin, pathname } = new URL(game.gameUrl)
  const session = pathname.split('/').at(-1) ?? ''
  const say = (type: 'ask' | 'pause' | 'resume') =>
    ref.current?.contentWindow?.postMessage({ source: 'lobby-site', version: 1, session, type }, origin)
  const heard = useFramePulse(state === 'ready', { ask: () => say('ask'), onGone: () => setState('gone') })

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const told = readFrameMessage(event, { window: ref.current?.contentWindow, origin, session })
    if (!told) return
    heard(told === 'alive')
    if (told === 'ready' || told === 'alive') setState('ready')
    if (told === 'balance') onMoney()
    if (told === 'exit' || told === 'ended') onOver(told === 'ended')
  })
  // Before the frame can have said anything.
  useLayoutEffect(() => {
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (state !== 'opening') return
    const timer = setTimeout(() => setState('silent'), patience)
    return () => clearTimeout(timer)
  }, [state, attempt])

  const tellHeld = useEffectEvent((type: 'pause' | 'resume') => say(type))
  useEffect(() => {
    if (!held || state !== 'ready') return
    tellHeld('pause')
    return () => tellHeld('resume')
  }, [held, state])

  const again = () => {
    setState('opening')
    setAttempt(attempt + 1)
  }
  return { ref, attempt, state, again }
}
