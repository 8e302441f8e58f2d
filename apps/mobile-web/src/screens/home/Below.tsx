import { InView } from '@lobby/platform/lazy'
import type { ReactNode } from 'react'
import { WidgetRoom, type Widget } from '../../shell/WidgetRoom.tsx'
import { Apart } from './Apart.tsx'

export interface BelowProps {
  /** The widget whose placeholder is shown until the code is loaded. */
  readonly room: Widget
  readonly children: ReactNode
}

/** Wraps a widget further down on home. Its code loads when the widget is near the viewport. */
export function Below({ room, children }: BelowProps) {
  const placeholder = <WidgetRoom of={room} />
  return (
    <InView placeholder={placeholder}>
      <Apart room={placeholder}>{children}</Apart>
    </InView>
  )
}
