import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

// A control for the tests only: the sidebar does not list it.
const meta = { title: 'Control/Axe', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

/** Proves that the shared parameters make axe fail a story that has a fault. */
export const FindsAFault: StoryObj<typeof meta> = {
  render: () => <button type="button" />,
  play: async (context) => {
    const statuses: string[] = []
    const reporting = {
      ...context.reporting,
      addReport: ({ status }: { readonly status: string }) => void statuses.push(status),
    }
    await Promise.allSettled([runAxe({ ...context, reporting })])
    await expect(statuses).toContain('failed')
    context.canvas.getByRole('button').setAttribute('aria-label', 'Without a fault')
  },
}
