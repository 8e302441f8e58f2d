import { InView } from '@lobby/platform/lazy'
import type { ReactNode } from 'react'
import { WidgetPlaceholder, type Widget } from '../../shell/WidgetPlaceholder.tsx'
import { LazyWidget } from './LazyWidget.tsx'

export interface DeferredWidgetProps {
  /** The widget whose placeholder is shown until the code is loaded. */
  readonly room: Widget
  readonly children: ReactNode
}

/** Wraps a widget further down on home. Its code loads when the widget is near the viewport. */
export function DeferredWidget({ room, children }: DeferredWidgetProps) {
  const placeholder = <WidgetPlaceholder of={room} />
  return (
    <InView placeholder={placeholder}>
      <LazyWidget fallback={placeholder}>{children}</LazyWidget>
    </InView>
  )
}
