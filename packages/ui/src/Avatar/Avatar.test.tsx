import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { picture } from '../testing/picture.ts'
import { Avatar } from './Avatar.tsx'

test('without a picture it shows initials, and says the name unless that stands beside it', async () => {
  const screen = await render(
    <>
      <Avatar name="Ana Souza" />
      <Avatar name="Bruno Lima" silent />
    </>,
  )
  await expect.element(screen.getByRole('img', { name: 'Ana Souza' })).toHaveTextContent('AS')
  expect(screen.getByRole('img').elements()).toHaveLength(1)
  expect(screen.container.textContent).toBe('ASBL')
})

test.each([
  ['s', 32],
  ['m', 44],
  ['l', 72],
] as const)('size %s is a circle of %i px, pictured or not', async (size, side) => {
  const screen = await render(
    <>
      <Avatar name="Ana" size={size} />
      <Avatar name="Ana" size={size} picture={picture(1, 96, 96)} />
    </>,
  )
  const boxes = [...screen.container.querySelectorAll('img, svg')].map((one) => one.getBoundingClientRect())
  expect(boxes.map(({ width, height }) => [width, height])).toEqual([
    [side, side],
    [side, side],
  ])
})
