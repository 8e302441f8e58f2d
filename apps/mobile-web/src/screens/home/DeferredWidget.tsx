import { LazyInViewContent } from '@lobby/platform/lazy'
import type { ReactNode } from 'react'
import { HomeWidgetPlaceholder, type HomeWidgetName } from '../../shell/HomeWidgetPlaceholder.tsx'
import { LazyWidget } from './LazyWidget.tsx'

export interface DeferredWidgetProps {
  /** The name of the widget, which selects the placeholder that is shown while the code loads. */
  readonly placeholder: HomeWidgetName
  readonly children: ReactNode
}

/** Wraps a widget in the lower part of home, whose code loads only when the widget is near the viewport. */
export function DeferredWidget({ placeholder: name, children }: DeferredWidgetProps) {
  const placeholder = <HomeWidgetPlaceholder of={name} />
  return (
    <LazyInViewContent placeholder={placeholder}>
      <LazyWidget fallback={placeholder}>{children}</LazyWidget>
    </LazyInViewContent>
  )
}
