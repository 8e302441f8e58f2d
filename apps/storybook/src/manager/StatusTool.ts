import { createElement as element, type ReactElement } from 'react'
import { Badge } from 'storybook/internal/components'
import { useParameter } from 'storybook/manager-api'
import { isStatus, statuses } from '../docs/status.ts'

const colours = { new: 'warning', stable: 'positive', deprecated: 'negative' } as const

/** The component's status, beside the toolbar's switches. */
export function StatusTool(): ReactElement | null {
  const status = useParameter<unknown>('status')
  return isStatus(status) ? element('span', { title: statuses[status] }, element(Badge, { status: colours[status] }, status)) : null
}
