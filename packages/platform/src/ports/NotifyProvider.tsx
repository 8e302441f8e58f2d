import type { ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'
import type { Notify } from './createNotify.ts'

const [Context, useFilled] = requiredContext<Notify>('NotifyProvider')

/** Provides the port through which features show notices and toasts. */
export function NotifyProvider({ notify, children }: { readonly notify: Notify; readonly children: ReactNode }) {
  return <Context value={notify}>{children}</Context>
}

/** Returns the functions that show notices, toasts and loading messages. */
export const useNotify = useFilled
