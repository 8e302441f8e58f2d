import type { ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'

const [Context, useFilled] = requiredContext<readonly string[]>('ImageHostsProvider')

/** Gives the image hosts of this visit, chosen once, to everything below it. */
export function ImageHostsProvider({
  hosts,
  children,
}: {
  readonly hosts: readonly string[]
  readonly children: ReactNode
}) {
  return <Context value={hosts}>{children}</Context>
}

/** The image hosts of this visit, first choice first. */
export const useImageHosts = useFilled
