import type { ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'

const [Context, useFilled] = createRequiredContext<readonly string[]>('ImageHostsProvider')

/** Provides the image hosts to all components below it. The order of the hosts is chosen one time for each visit. */
export function ImageHostsProvider({
  hosts,
  children,
}: {
  readonly hosts: readonly string[]
  readonly children: ReactNode
}) {
  return <Context value={hosts}>{children}</Context>
}

/** Returns the image hosts of this visit, in the order in which to try them. */
export const useImageHosts = useFilled
