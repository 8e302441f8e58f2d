import { act } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'

test.each([false, true])('announces an error and offers its action when the prop `compact` is %s', async (compact) => {
  const onAction = vi.fn()
  const screen = await render(
    <ErrorState
      title="No answer"
      text="Check your connection."
      actionLabel="Try again"
      onAction={onAction}
      compact={compact}
    />,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No answerCheck your connection.Try again')
  expect(screen.container.querySelectorAll('svg')).toHaveLength(compact ? 0 : 1)
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('does not start the action of an error again while the action is running', async () => {
  const onAction = vi.fn()
  const screen = await render(
    <ErrorState title="No answer" text="Check." actionLabel="Try again" onAction={onAction} busy />,
  )
  await screen.getByRole('button').click({ force: true })
  expect(onAction).not.toHaveBeenCalled()
})

test('renders an empty state without an alert, optionally without a drawing and with an action', async () => {
  const screen = await render(
    <EmptyState title="No favourites yet" drawing={null} action={<Button>Find games</Button>} />,
  )
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(screen.container.querySelector('svg')).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Find games' })).toBeVisible()
})

test('shows the drawing of an error after the chunk of the drawing has loaded', async () => {
  const screen = await render(
    <ErrorState title="No answer" text="Check." actionLabel="Try again" onAction={() => undefined} />,
  )
  await expect.poll(() => screen.container.querySelectorAll('svg path').length).toBeGreaterThan(2)
})

test('shows a drawing and a sentence in an empty state', { tags: ['SHELL-137'] }, async () => {
  const screen = await render(<EmptyState title="No messages yet" text="What we write to you stands here." />)
  await expect.element(screen.getByText('No messages yet')).toBeVisible()
  await expect.element(screen.getByText('What we write to you stands here.')).toBeVisible()
  await expect.poll(() => screen.container.querySelectorAll('svg path').length).toBeGreaterThan(2)
})

describe('ErrorState with a waiting time', { tags: ['A8'] }, () => {
  const renderError = (until: number) => {
    const onAction = vi.fn()
    const wait = { until, waitLabel: (seconds: number) => `Again in ${seconds} s` }
    return render(
      <ErrorState title="No answer" text="Check." actionLabel="Try again" onAction={onAction} {...wait} />,
    ).then((screen) => ({ screen, onAction }))
  }
  /** Replaces the clock and the timers of the page by fake ones, which advance only when the test advances them. */
  const stopTime = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
  }
  /** Advances the time by a number of half seconds and renders the changes. */
  const pass = async (halves: number) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    for (let half = 0; half < halves; half++) await act(() => vi.advanceTimersByTime(500))
    vi.unstubAllGlobals()
  }

  test('counts down on the button of an error, and ignores presses until the waiting time is over', async () => {
    stopTime()
    const { screen, onAction } = await renderError(Date.now() + 90_000)
    const button = () => screen.container.querySelector('button')
    expect([button()?.textContent, button()?.getAttribute('aria-disabled')]).toEqual(['Again in 90 s', 'true'])
    button()?.click()
    // Changes the clock of the device. This must not affect the countdown.
    vi.setSystemTime(Date.now() + 86_400_000)
    await pass(178)
    expect(button()?.textContent).toBe('Again in 1 s')
    button()?.click()
    expect(onAction).not.toHaveBeenCalled()
    await pass(2)
    expect([button()?.textContent, button()?.hasAttribute('aria-disabled')]).toEqual(['Try again', false])
    button()?.click()
    expect(onAction).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test(
    'control: enables the action of an error on the first render when its waiting time is already over',
    { tags: ['A8-control'] },
    async () => {
      stopTime()
      const { screen, onAction } = await renderError(Date.now())
      expect(screen.container.querySelector('button')?.textContent).toBe('Try again')
      screen.container.querySelector('button')?.click()
      expect(onAction).toHaveBeenCalledTimes(1)
      expect(vi.getTimerCount()).toBe(0)
    },
  )
})
