import { ApiError } from '@lobby/api'
import { useQuery } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/renderScreen.tsx'
import { useQueryFailureProps } from './useQueryFailureProps.ts'

const now = Date.UTC(2026, 10, 20)
afterEach(() => void vi.useRealTimers())

/**
 * Renders two parts of a page whose queries fail. `retryAfter` is the wait in seconds that the platform requests for
 * the first part. `again` is the retry action of the second part.
 */
async function open(retryAfter: number | undefined, again?: () => void) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const asked: string[] = []
  function Part({
    name,
    wait,
    own,
  }: {
    readonly name: string
    readonly wait?: number | undefined
    readonly own?: (() => void) | undefined
  }) {
    const failure = useQueryFailureProps()
    const part = useQuery({
      queryKey: [name],
      queryFn: () => {
        asked.push(name)
        return Promise.reject(new ApiError('status', { operation: 'balance', status: 429, retryAfter: wait }))
      },
    })
    if (!part.isError) return null
    const { text, actionLabel, onAction, until } = failure(part, own)
    return (
      <>
        <p>{`${name}: ${text} ${until - now} ms`}</p>
        <button type="button" onClick={onAction}>{`${actionLabel}: ${name}`}</button>
      </>
    )
  }
  const { screen } = await renderScreen(
    <>
      <Part name="first" wait={retryAfter} />
      <Part name="second" own={again} />
    </>,
    { guest: true },
  )
  await expect.element(screen.getByText(/^second/)).toBeVisible()
  await expect.element(screen.getByText(/^first/)).toBeVisible()
  asked.length = 0
  return { asked, screen, press: (name: string) => screen.getByRole('button', { name: `Try again: ${name}` }).click() }
}

test('refetches all failed parts of the page when the player presses one retry button', async () => {
  const { asked, press } = await open(undefined)
  await press('second')
  await expect.poll(() => asked.sort()).toEqual(['first', 'second'])
})

test(
  'does not refetch a failed part of the page before the wait that the platform requests is over',
  { tags: ['A8'] },
  async () => {
    const { asked, screen, press } = await open(90)
    await expect
      .element(screen.getByText('first: Too many attempts. Wait a moment, then try again. 90000 ms'))
      .toBeVisible()
    await press('second')
    await expect.poll(() => asked).toEqual(['second'])
    // Sets the fake time again, because polling has advanced it.
    vi.setSystemTime(now + 80_000)
    await press('first')
    await press('second')
    await expect.poll(() => asked.filter((name) => name === 'second').length).toBeGreaterThan(1)
    expect(asked).not.toContain('first')
    vi.setSystemTime(now + 90_000)
    await press('first')
    await expect.poll(() => asked).toContain('first')
  },
)

test(
  'control: returns no wait for a failed part of the page when the platform requests no wait',
  { tags: ['A8-control'] },
  async () => {
    const { screen } = await open(undefined)
    await expect.element(screen.getByText(/^first: .* 0 ms/)).toBeVisible()
  },
)

test('calls the given retry action instead of refetching', async () => {
  const again = vi.fn()
  const { asked, press } = await open(undefined, again)
  await press('second')
  expect([again.mock.calls.length, asked]).toEqual([1, []])
})
