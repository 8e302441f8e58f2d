import type { Answers } from '@lobby/platform/testing'
import { expect, waitFor } from 'storybook/test'

/** A screen whose answers do not come. */
export const loading = (path: string, answers: Answers) => ({ parameters: { site: { path, answers, waits: true } } })

/** A screen whose answers are failures, which it says. */
export const failed = (path: string, answers: Answers) => ({
  parameters: { site: { path, answers } },
  play: async ({ canvas }: { readonly canvas: { findByRole(role: string): Promise<HTMLElement> } }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
})
