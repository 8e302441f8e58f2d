import type { ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'
import type { Notify } from './createNotify.ts'

const [Context, useFilled] = requiredContext<Notify>('NotifyProvider')

/** Fills the port to the notices. */
export function NotifyProvider({ notify, children }: { readonly notify: Notify; readonly children: ReactNode }) {
  return <Context value={notify}>{children}</Context>
}

/** Tells the player something in passing. */
export const useNotify = useFilled
