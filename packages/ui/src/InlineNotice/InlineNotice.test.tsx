import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { violationsOf } from '../testing/axe.ts'
import { InlineNotice } from './InlineNotice.tsx'

test('it is read out politely, unless something around it is read out already', async () => {
  const screen = await render(
    <>
      <InlineNotice tone="info">A new version is ready.</InlineNotice>
      <InlineNotice tone="info" silent>
        Inside an alert.
      </InlineNotice>
    </>,
  )
  expect(screen.getByRole('status').elements().map(({ textContent }) => textContent)).toEqual(['A new version is ready.'])
})

test.each(['dark', 'light'].flatMap((mode) => (['info', 'win', 'warn', 'loss'] as const).map((tone) => ({ mode, tone }))))(
  'its words can be read on $tone in $mode, and colour does not say it alone',
  async ({ mode, tone }) => {
    document.documentElement.dataset['mode'] = mode
    const screen = await render(<InlineNotice tone={tone}>Something happened.</InlineNotice>)
    expect(screen.container.querySelector('svg')).not.toBeNull()
    expect(await violationsOf(screen.container)).toEqual([])
    document.documentElement.dataset['mode'] = 'dark'
  },
)
