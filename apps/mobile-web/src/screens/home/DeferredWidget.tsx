import { InView } from '@lobby/platform/lazy'
import type { ReactNode } from 'react'
import { WidgetPlaceholder, type Widget } from '../../shell/WidgetPlaceholder.tsx'
import { LazyWidget } from './LazyWidget.tsx'

export interface DeferredWidgetProps {
  /** The name of the widget, which selects the placeholder that is shown while the code loads. */
  readonly room: Widget
  readonly children: ReactNode
}

/** Wraps a widget in the lower part of home, whose code loads only when the widget is near the viewport. */
export function DeferredWidget({ room, children }: DeferredWidgetProps) {
  const placeholder = <WidgetPlaceholder of={room} />
  return (
    <InView placeholder={placeholder}>
      <LazyWidget fallback={placeholder}>{children}</LazyWidget>
    </InView>
  )
}
