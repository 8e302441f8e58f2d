import { createElement as element, type ReactElement } from 'react'
import { Badge } from 'storybook/internal/components'
import { statuses, type Status } from '../docs/status.ts'

const colours = { new: 'warning', stable: 'positive', deprecated: 'negative' } as const

/** How far a component is, in one word and a colour. */
export const StatusBadge = ({ status }: { readonly status: Status }): ReactElement =>
  element('span', { title: statuses[status] }, element(Badge, { status: colours[status], compact: true }, status))
