import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { InlineNotice } from './InlineNotice.tsx'

test('renders an inline notice with role="status" unless the prop `silent` is set', async () => {
  const screen = await render(
    <>
      <InlineNotice tone="info">A new version is ready.</InlineNotice>
      <InlineNotice tone="info" silent>
        Inside an alert.
      </InlineNotice>
    </>,
  )
  expect(
    screen
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['A new version is ready.'])
})

test('keeps a sticky inline notice visible above the bottom bar when the end of its container is below the screen', async () => {
  await page.viewport(360, 640)
  const notice = async (inSight: boolean) => {
    const screen = await render(
      <div
        style={
          {
            display: 'flex',
            flexDirection: 'column',
            '--bar': '51px',
            '--edge-end': '0px',
            '--gutter': '16px',
          } as object
        }>
        <p style={{ blockSize: 2000 }}>What was pressed</p>
        <InlineNotice tone="loss" {...(inSight && { sticky: 'edge' })}>
          It was refused.
        </InlineNotice>
      </div>,
    )
    const { left, right, bottom } = screen.getByRole('status').element().getBoundingClientRect()
    await screen.unmount()
    return { left, right, bottom }
  }
  expect(await notice(true)).toEqual({ left: 16, right: 344, bottom: 640 - 51 - 24 })
  expect((await notice(false)).bottom).toBeGreaterThan(2000)
})

test.each(
  ['dark', 'light'].flatMap((mode) => (['info', 'win', 'warn', 'loss'] as const).map((tone) => ({ mode, tone }))),
)('shows an inline notice of the tone $tone with readable text and an icon in $mode mode', async ({ mode, tone }) => {
  document.documentElement.dataset['mode'] = mode
  const screen = await render(<InlineNotice tone={tone}>Something happened.</InlineNotice>)
  expect(screen.container.querySelector('svg')).not.toBeNull()
  expect(await findAxeViolations(screen.container)).toEqual([])
  document.documentElement.dataset['mode'] = 'dark'
})
