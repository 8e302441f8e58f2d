import { Near } from '@lobby/platform/lazy'
import type { ReactNode } from 'react'
import { Apart } from './Apart.tsx'
import styles from './Below.module.css'

/** A widget further down on home: its code comes when it comes near. */
export function Below({ children }: { readonly children: ReactNode }) {
  const room = <div className={styles.room} />
  return (
    <Near placeholder={room}>
      <Apart room={room}>{children}</Apart>
    </Near>
  )
}
