import type { ReactNode } from 'react'

/** Whether a node would show anything: an empty text is as good as none. */
export const hasContent = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== false && node !== ''
