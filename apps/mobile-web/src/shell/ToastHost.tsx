import { useText } from '@lobby/i18n'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSite } from '../siteContext.ts'

const Toaster = lazy(() => import('@lobby/ui/overlays').then((module) => ({ default: module.Toaster })))

/** Shows what features notify; the overlays' chunk comes with the first of them. */
export function ToastHost() {
  const t = useText()
  const { toasts } = useSite()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  if (shown.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Toaster toasts={shown} onDismiss={toasts.hide} dismissLabel={t('core.dismiss')} />
    </Suspense>
  )
}
