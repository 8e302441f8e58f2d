import type { ReactNode } from 'react'

/** Returns whether a node renders anything. An empty string counts as nothing. */
export const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== ''
