import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SiteHeader } from './SiteHeader.tsx'

afterEach(() => {
  delete document.documentElement.dataset['header']
})

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect()
  return Math.round(left + width / 2)
}

test('the brand mark stands at the start, or in the middle where the theme centres it', async () => {
  const screen = await render(<SiteHeader start={<b>Brand</b>} end={<button type="button">In</button>} />)
  const mark = screen.getByText('Brand').element()
  document.documentElement.dataset['header'] = 'left'
  expect(mark.getBoundingClientRect().left).toBe(16)
  document.documentElement.dataset['header'] = 'centre'
  expect(middleOf(mark)).toBe(innerWidth / 2)
})

test('a way back stays at the start beside a title', async () => {
  document.documentElement.dataset['header'] = 'centre'
  const screen = await render(<SiteHeader start={<button type="button">Back</button>} centre="Slots" />)
  expect(screen.getByText('Back').element().getBoundingClientRect().left).toBe(16)
})

test('what stands aside is beside the end, or at the other side of a brand mark in the middle', async () => {
  const screen = await render(<SiteHeader start={<b>Brand</b>} aside={<i>Mail</i>} end={<button type="button">In</button>} />)
  const left = (text: string) => screen.getByText(text).element().getBoundingClientRect().left
  document.documentElement.dataset['header'] = 'left'
  expect(left('Brand')).toBeLessThan(left('Mail'))
  expect(left('In') - left('Mail')).toBeLessThan(80)
  document.documentElement.dataset['header'] = 'centre'
  expect(left('Mail')).toBeLessThan(left('Brand'))
  expect(middleOf(screen.getByText('Brand').element())).toBe(innerWidth / 2)
})
