import { expect, test } from 'vitest'
import { createNotifier } from './createNotifier.ts'

test('passes each kind of message with its duration to the toast list', () => {
  const calls: unknown[] = []
  const notify = createNotifier(
    { show: (...call) => calls.push(call), hide: (id) => calls.push(['hide', id]) },
    { short: 3000, long: 8000 },
  )
  notify.notice('saved')
  notify.notice('saved', 1000)
  notify.toast('short')
  notify.toast('long', 'long')
  notify.loading('wait', 10_000)()
  expect(calls).toEqual([
    ['notice', 'saved', {}],
    ['notice', 'saved', { duration: 1000 }],
    ['toast', 'short', { duration: 3000 }],
    ['toast', 'long', { duration: 8000 }],
    ['loading', 'wait', { duration: 10_000 }],
    ['hide', 5],
  ])
})
