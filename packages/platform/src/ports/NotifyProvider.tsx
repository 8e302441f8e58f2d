import type { ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'
import type { Notify } from './createNotify.ts'

const [Context, useFilled] = createRequiredContext<Notify>('NotifyProvider')

/** Provides the port through which features show notices and toasts. */
export function NotifyProvider({ notify, children }: { readonly notify: Notify; readonly children: ReactNode }) {
  return <Context value={notify}>{children}</Context>
}

/** Returns the functions that show notices, toasts and loading messages. */
export const useNotify = useFilled
