import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createPictureFixture } from '../testing/createPictureFixture.ts'
import { Avatar } from './Avatar.tsx'

test('shows the initials in an avatar without a picture, and has an accessible name unless the avatar is decorative', async () => {
  const screen = await render(
    <>
      <Avatar name="Ana Souza" />
      <Avatar name="Bruno Lima" decorative />
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
] as const)('gives an avatar of the size "%s" a width of %i px, with and without a picture', async (size, side) => {
  const screen = await render(
    <>
      <Avatar name="Ana" size={size} />
      <Avatar name="Ana" size={size} picture={createPictureFixture(1, 96, 96)} />
    </>,
  )
  const boxes = [...screen.container.querySelectorAll('img, svg')].map((one) => one.getBoundingClientRect())
  expect(boxes.map(({ width, height }) => [width, height])).toEqual([
    [side, side],
    [side, side],
  ])
})
