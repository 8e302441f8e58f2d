import { InView } from '@lobby/platform/lazy'
import type { ReactNode } from 'react'
import { WidgetRoom, type Widget } from '../../shell/WidgetRoom.tsx'
import { Apart } from './Apart.tsx'

export interface BelowProps {
  /** Whose room is kept. */
  readonly room: Widget
  readonly children: ReactNode
}

/** A widget further down on home: its code comes when it comes near. */
export function Below({ room, children }: BelowProps) {
  const kept = <WidgetRoom of={room} />
  return (
    <InView placeholder={kept}>
      <Apart room={kept}>{children}</Apart>
    </InView>
  )
}
