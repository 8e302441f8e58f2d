import { InView } from '@lobby/platform/lazy'
import type { ReactNode } from 'react'
import { WidgetPlaceholder, type HomeWidgetName } from '../../shell/WidgetPlaceholder.tsx'
import { LazyWidget } from './LazyWidget.tsx'

export interface DeferredWidgetProps {
  /** The name of the widget, which selects the placeholder that is shown while the code loads. */
  readonly placeholder: HomeWidgetName
  readonly children: ReactNode
}

/** Wraps a widget in the lower part of home, whose code loads only when the widget is near the viewport. */
export function DeferredWidget({ placeholder: name, children }: DeferredWidgetProps) {
  const placeholder = <WidgetPlaceholder of={name} />
  return (
    <InView placeholder={placeholder}>
      <LazyWidget fallback={placeholder}>{children}</LazyWidget>
    </InView>
  )
}
