import type { PlatformResponse, PlatformResponses } from '@lobby/platform/testing'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** A response that never arrives. */
export const pendingResponse: PlatformResponse = () => new Promise<Response>(() => undefined)

/** A response with status 500. */
export const failingResponse: PlatformResponse = () => new Response('', { status: 500 })

/** Returns a story in which the responses of the given calls never arrive. */
export const createLoadingStory = (path: string, answers: PlatformResponses) => ({
  parameters: { site: { path, answers, hasPendingAnswer: true } },
})

interface Shown {
  readonly canvasElement: HTMLElement
}

/** Waits until the screen has its data: it shows text, no part is loading, and no part shows an error. */
export async function waitForScreenData({ canvasElement }: Shown): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('main :is(h1, h2, p, li)')).toBeInTheDocument())
  await waitFor(() => expect(canvasElement.querySelector('main :is([data-loading], [role=alert])')).toBeNull())
}

/** Waits until a dialog is open, and returns it. */
export async function waitForOpenDialog(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role)
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

/** Waits until an element matches a selector, and returns it. */
export const waitForElement = (inside: HTMLElement, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = inside.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`No element matches ${selector}.`)
    return found
  })

/** Waits until an element matches a selector, and clicks it. */
export const waitForAndPressElement = async (inside: HTMLElement, selector: string): Promise<void> =>
  userEvent.click(await waitForElement(inside, selector))

/** Returns a story in which the given calls fail. Its play function checks that the screen shows an error. */
export const createErrorStory = (path: string, answers: PlatformResponses) => ({
  parameters: { site: { path, answers } },
  play: async ({ canvas }: { readonly canvas: { findByRole(role: string): Promise<HTMLElement> } }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
})
