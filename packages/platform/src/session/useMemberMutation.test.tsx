import { startTransition, Suspense, use, useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createSessionFixture, createTestSite, TestApp } from '../testing/index.ts'
import { useMemberMutation } from './useMemberMutation.ts'

test('sends a call only one time when the player taps twice before the next screen is shown', async () => {
  const nextScreen = Promise.withResolvers<string>()
  const keys: string[] = []
  const Next = () => <p>{use(nextScreen.promise)}</p>
  function Screens() {
    const [isSent, setSent] = useState(false)
    // Shows the next screen in a transition, as the router does.
    const { send, isBusy } = useMemberMutation({
      mutationKey: ['test'],
      call: async (_input: string, key) => void keys.push(key),
      onDone: () => startTransition(() => setSent(true)),
    })
    if (isSent) return <Next />
    return (
      <button type="button" aria-busy={isBusy} onClick={() => send('once')}>
        Send
      </button>
    )
  }
  const screen = await render(
    <TestApp site={createTestSite({ session: createSessionFixture() })}>
      <Suspense>
        <Screens />
      </Suspense>
    </TestApp>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  await button.click()
  await expect.poll(() => keys).toHaveLength(1)
  // `force` makes Playwright press the button although the button is busy.
  await button.click({ force: true })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(keys).toHaveLength(1)
  nextScreen.resolve('Sent')
  await expect.element(screen.getByText('Sent')).toBeVisible()
})

test('sends a call when the player presses the button during the React commit that enables the form', async () => {
  const sent: string[] = []
  function Form() {
    const { send, isBusy } = useMemberMutation({
      mutationKey: ['test'],
      call: async (input: string) => void sent.push(input),
      onDone: () => undefined,
    })
    // Presses the button in the commit, before React runs the other effects.
    useLayoutEffect(() => {
      if (!isBusy && sent.length === 1) send('second')
    })
    return (
      <button type="button" aria-busy={isBusy} onClick={() => send('first')}>
        Send
      </button>
    )
  }
  const screen = await render(
    <TestApp site={createTestSite({ session: createSessionFixture() })}>
      <Form />
    </TestApp>,
  )
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toEqual(['first', 'second'])
})
