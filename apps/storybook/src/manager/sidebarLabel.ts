import { createElement as element, type ReactNode } from 'react'
import { statusIn } from '../docs/status.ts'
import { StatusBadge } from './StatusBadge.ts'

interface Entry {
  readonly type: string
  readonly name: string
  readonly tags?: readonly string[]
}

const row = { display: 'flex', flex: 1, justifyContent: 'space-between', alignItems: 'center', gap: 6 } as const

/** A component's name in the sidebar with how far it is; everything else by its name alone. */
export function sidebarLabel({ type, name, tags }: Entry): ReactNode {
  const status = type === 'component' ? statusIn(tags) : undefined
  return status ? element('span', { style: row }, name, element(StatusBadge, { status })) : name
}
