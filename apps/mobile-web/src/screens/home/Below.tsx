import { Near } from '@lobby/platform/lazy'
import type { ReactNode } from 'react'
import { Apart } from './Apart.tsx'
import styles from './Below.module.css'

export interface BelowProps {
  /** Whose room is kept. */
  readonly room: 'matches' | 'draws'
  readonly children: ReactNode
}

/** A widget further down on home: its code comes when it comes near. */
export function Below({ room, children }: BelowProps) {
  const kept = <div className={styles[room]} />
  return (
    <Near placeholder={kept}>
      <Apart room={kept}>{children}</Apart>
    </Near>
  )
}
