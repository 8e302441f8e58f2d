import { createElement as element, type ReactElement } from 'react'
import { useStorybookApi } from 'storybook/manager-api'
import { statusIn } from '../docs/status.ts'
import { StatusBadge } from './StatusBadge.ts'

/** The component's status, beside the toolbar's switches. */
export function StatusTool(): ReactElement | null {
  const shown = useStorybookApi().getCurrentStoryData() as { readonly tags?: readonly string[] } | undefined
  const status = statusIn(shown?.tags)
  return status ? element(StatusBadge, { status }) : null
}
