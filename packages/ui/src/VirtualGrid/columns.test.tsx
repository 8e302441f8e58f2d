import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { VirtualGrid } from './VirtualGrid.tsx'

const items = Array.from({ length: 60 }, (_, index) => index)

test('overlaps no rows of a long grid, not even for one frame, when text of 200 % reduces the number of columns', async () => {
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  const screen = await render(
    <div style={{ inlineSize: 328 }}>
      <VirtualGrid items={items} total={60}>
        {(item, { style, ...place }) => (
          <article key={item} {...place} style={style}>
            <div style={{ aspectRatio: 1 }} />
            <div style={{ blockSize: '3rem' }}>{item}</div>
          </article>
        )}
      </VirtualGrid>
    </div>,
  )
  const grid = screen.getByRole('feed').element() as HTMLElement
  const columns = () => grid.style.getPropertyValue('--columns')
  await expect.poll(columns).toBe('3')
  document.documentElement.style.fontSize = '200%'
  const overlaps: string[] = []
  await expect
    .poll(
      async () => {
        await new Promise(requestAnimationFrame)
        const boxes = [...grid.querySelectorAll('article')].map((each) => each.getBoundingClientRect())
        const isOverlapping =
          columns() === '1' &&
          boxes.some((one) => boxes.some((other) => one.top < other.top && one.bottom > other.top + 1))
        if (isOverlapping) overlaps.push('two rows overlap')
        return columns()
      },
      { interval: 0 },
    )
    .toBe('1')
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  expect(overlaps).toEqual([])
})
