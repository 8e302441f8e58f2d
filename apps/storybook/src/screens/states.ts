import type { Answers } from '@lobby/platform/testing'
import { expect, waitFor } from 'storybook/test'

/** A screen whose answers do not come. */
export const loading = (path: string, answers: Answers) => ({ parameters: { site: { path, answers, waits: true } } })

interface Shown {
  readonly canvasElement: HTMLElement
}

/** Waits until the screen has its answers: it shows text, no part of it loads, and no part of it failed. */
export async function showsAnswers({ canvasElement }: Shown): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('main :is(h1, h2, p, li)')).toBeInTheDocument())
  await waitFor(() => expect(canvasElement.querySelector('main :is([data-loading], [role=alert])')).toBeNull())
}

/** A screen whose answers are failures, which it says. */
export const failed = (path: string, answers: Answers) => ({
  parameters: { site: { path, answers } },
  play: async ({ canvas }: { readonly canvas: { findByRole(role: string): Promise<HTMLElement> } }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
})
