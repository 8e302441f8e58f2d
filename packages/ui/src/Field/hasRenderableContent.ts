import type { ReactNode } from 'react'

/** Returns whether a React node renders anything. Returns false for an empty string. */
export const hasRenderableContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== ''
