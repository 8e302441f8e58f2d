import { startTransition, Suspense, use, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { makeSession, makeTestSite, TestApp } from '../testing/index.ts'
import { useMemberCall } from './useMemberCall.ts'

test('sends nothing twice when a second tap comes before the next screen is shown', async () => {
  const nextScreen = Promise.withResolvers<string>()
  const keys: string[] = []
  const Next = () => <p>{use(nextScreen.promise)}</p>
  function Screens() {
    const [isSent, setSent] = useState(false)
    // As the router does, which shows the next screen in a transition.
    const { send, busy } = useMemberCall({ call: async (_input: string, key) => void keys.push(key), onDone: () => startTransition(() => setSent(true)) })
    if (isSent) return <Next />
    return (
      <button type="button" aria-busy={busy} onClick={() => send('once')}>
        Send
      </button>
    )
  }
  const screen = await render(
    <TestApp site={makeTestSite({ session: makeSession() })}>
      <Suspense>
        <Screens />
      </Suspense>
    </TestApp>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  await button.click()
  await expect.poll(() => keys).toHaveLength(1)
  // A finger presses a busy button, too.
  await button.click({ force: true })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(keys).toHaveLength(1)
  nextScreen.resolve('Sent')
  await expect.element(screen.getByText('Sent')).toBeVisible()
})
