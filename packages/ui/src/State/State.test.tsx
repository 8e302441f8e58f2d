import { act } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'

test.each([false, true])('a failure is read out and offers its action, compact: %s', async (compact) => {
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

test('while the action is under way it is not started again', async () => {
  const onAction = vi.fn()
  const screen = await render(
    <ErrorState title="No answer" text="Check." actionLabel="Try again" onAction={onAction} busy />,
  )
  await screen.getByRole('button').click({ force: true })
  expect(onAction).not.toHaveBeenCalled()
})

test('what is empty is no alarm; it may go without a drawing and have a way on', async () => {
  const screen = await render(
    <EmptyState title="No favourites yet" drawing={null} action={<Button>Find games</Button>} />,
  )
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(screen.container.querySelector('svg')).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Find games' })).toBeVisible()
})

test('a failure is drawn once its figure has come', async () => {
  const screen = await render(
    <ErrorState title="No answer" text="Check." actionLabel="Try again" onAction={() => undefined} />,
  )
  await expect.poll(() => screen.container.querySelectorAll('svg path').length).toBeGreaterThan(2)
})

test('a list of nothing has a drawing and a sentence, whatever it is a list of', { tags: ['SHELL-137'] }, async () => {
  const screen = await render(<EmptyState title="No messages yet" text="What we write to you stands here." />)
  await expect.element(screen.getByText('No messages yet')).toBeVisible()
  await expect.element(screen.getByText('What we write to you stands here.')).toBeVisible()
  await expect.poll(() => screen.container.querySelectorAll('svg path').length).toBeGreaterThan(2)
})

describe('with a time to wait', { tags: ['A8'] }, () => {
  const open = (until: number) => {
    const onAction = vi.fn()
    const wait = { until, waitLabel: (seconds: number) => `Again in ${seconds} s` }
    return render(
      <ErrorState title="No answer" text="Check." actionLabel="Try again" onAction={onAction} {...wait} />,
    ).then((screen) => ({ screen, onAction }))
  }
  /** The page's time stands still until it is moved. */
  const hold = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
  }
  /** So many half seconds are over, and what they change is drawn. */
  const pass = async (halves: number) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    for (let half = 0; half < halves; half++) await act(() => vi.advanceTimersByTime(500))
    vi.unstubAllGlobals()
  }

  test('the action tells it, counted down, does nothing meanwhile, and is there again after it', async () => {
    hold()
    const { screen, onAction } = await open(Date.now() + 90_000)
    const button = () => screen.container.querySelector('button')
    expect([button()?.textContent, button()?.getAttribute('aria-disabled')]).toEqual(['Again in 90 s', 'true'])
    button()?.click()
    // The device's clock may be set meanwhile.
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

  test('control: with one that is over it is there at once', { tags: ['A8-control'] }, async () => {
    hold()
    const { screen, onAction } = await open(Date.now())
    expect(screen.container.querySelector('button')?.textContent).toBe('Try again')
    screen.container.querySelector('button')?.click()
    expect(onAction).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})
