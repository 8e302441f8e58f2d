import { useText } from '@lobby/i18n'
import type { ToasterProps } from '@lobby/ui/overlays'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLazyComponent, useSite } from '../siteContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const loadToaster = () => import('@lobby/ui/overlays').then((module) => ({ default: module.Toaster }))

/**
 * Shows the toasts of all features. Loads the chunk of the overlays with the first toast. If the chunk fails to load,
 * drops the waiting toasts, and loads the chunk again with the next toast.
 */
export function ToastHost() {
  const t = useText()
  const { toasts } = useSite()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  const last = shown.at(-1)
  if (!last) return null
  return (
    <ErrorBoundary resetKey={String(last.id)} fallback={() => <DropToasts />}>
      <Suspense fallback={null}>
        <Loaded toasts={shown} onShown={toasts.start} onDismiss={toasts.hide} dismissLabel={t('core.dismiss')} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded(props: ToasterProps) {
  const Toaster = useLazyComponent(loadToaster)
  return <Toaster {...props} />
}

/**
 * Drops the toasts that could not be shown. Their duration never started, so they would wait forever and appear
 * together with the next toast.
 */
function DropToasts() {
  const { toasts } = useSite()
  useEffect(() => {
    for (const { id } of toasts.get()) toasts.hide(id)
  }, [toasts])
  return null
}
