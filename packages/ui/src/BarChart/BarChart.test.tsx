import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BarChart, type ChartBar } from './BarChart.tsx'

const renderChart = (bars: readonly ChartBar[], current?: number) => (
  <BarChart
    label="Net a day"
    columns={['Day', 'Net']}
    bars={bars}
    format={(value) => `R$ ${value}`}
    empty="No bets"
    {...(current !== undefined && { current })}
  />
)
const getBarBoxes = (container: Element) =>
  [...container.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect())

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test('renders the values of a bar chart as a table for screen readers and hides the bars from them', async () => {
  const screen = await render(
    renderChart([
      { label: '8 Nov', value: 20 },
      { label: '9 Nov', value: -5 },
      { label: '10 Nov', value: Number.NaN },
    ]),
  )
  const rows = screen.getByRole('table', { name: 'Net a day' }).getByRole('row').elements()
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DayNet', '8 NovR$ 20', '9 NovR$ -5', '10 Nov--'])
  expect(screen.container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull()
})

test('renders the bars of a chart in proportion to their values, and bars of negative values below the zero line', async () => {
  const screen = await render(
    renderChart([
      { label: 'a', value: 20 },
      { label: 'b', value: 10 },
      { label: 'c', value: -20 },
      { label: 'd', value: 0 },
    ]),
  )
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const [a, b, c, d] = getBarBoxes(screen.container) as [DOMRect, DOMRect, DOMRect, DOMRect]
  expect(a.height / b.height).toBeCloseTo(2, 1)
  expect(a.height).toBeCloseTo(c.height, 1)
  expect(c.top).toBeCloseTo(a.bottom, 1)
  expect(d.height).toBe(0)
})

test.each([
  ['ltr', -1],
  ['rtl', 1],
])(
  'orders the bars of a chart from the start to the end of the line when the direction of the page is %s',
  async (dir, sign) => {
    document.documentElement.dir = dir
    const screen = await render(
      renderChart([
        { label: 'a', value: 1 },
        { label: 'b', value: 1 },
      ]),
    )
    const [first, second] = getBarBoxes(screen.container) as [DOMRect, DOMRect]
    expect(Math.sign(first.left - second.left)).toBe(sign)
  },
)

test('shows at most six labels, including the last one, when a chart has a bar for each day of a month', async () => {
  const days = Array.from({ length: 31 }, (_, n) => ({ label: `${n + 1}`, value: n }))
  const screen = await render(renderChart(days, 30))
  const labels = [...screen.container.querySelectorAll('ol span')].map(({ textContent }) => textContent)
  expect(labels.length).toBeLessThanOrEqual(6)
  expect(labels.at(-1)).toBe('31')
})

test('shows the text `empty` in a bar chart without bars', async () => {
  const screen = await render(renderChart([]))
  await expect.element(screen.getByText('No bets')).toBeVisible()
})
