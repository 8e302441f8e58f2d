import type { ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'
import type { Notifier } from './createNotifier.ts'

const [Context, useFilled] = createRequiredContext<Notifier>('NotifyProvider')

/** Provides the port through which features show notices and toasts. */
export function NotifyProvider({ notify, children }: { readonly notify: Notifier; readonly children: ReactNode }) {
  return <Context value={notify}>{children}</Context>
}

/** Returns the functions that show notices, toasts and loading messages. */
export const useNotify = useFilled
