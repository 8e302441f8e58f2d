import { afterEach as runAxe } from '@storybook/addon-a11y/preview'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

// A story for the tests only, which the sidebar does not list.
const meta = { title: 'Control/Axe', tags: ['!dev', '!autodocs'] } satisfies Meta
export default meta

/** Control: with the parameters of all stories, axe fails a story that has a fault. */
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
