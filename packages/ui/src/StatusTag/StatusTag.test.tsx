import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { StatusTag, type StatusTagProps } from './StatusTag.tsx'

const tones: readonly StatusTagProps['tone'][] = ['open', 'win', 'loss', 'warn', 'muted']

test('shows the text of a status tag on one line in every tone', async () => {
  const screen = await render(
    <div style={{ inlineSize: 40 }}>
      {tones.map((tone) => (
        <StatusTag key={tone} text="Taken back" tone={tone} />
      ))}
    </div>,
  )
  const tags = screen.getByText('Taken back').elements()
  expect(tags).toHaveLength(5)
  for (const tag of tags) expect(tag.getClientRects()).toHaveLength(1)
})
