import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { findSmallTouchTargets } from '../testing/findSmallTouchTargets.ts'
import { PicturePicker, type PickedPicture, type PicturePickerProps } from './PicturePicker.tsx'

const states = { waiting: 'Waiting', sending: 'Uploading', sent: 'Uploaded', failed: 'Not uploaded' } as const
const picture = (key: number, state: PickedPicture['state']): PickedPicture => ({
  key,
  name: `win-${key}.png`,
  state,
  preview: null,
})

async function renderPicker(props: Partial<PicturePickerProps> = {}) {
  const on = { onAdd: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn() }
  const screen = await render(
    <PicturePicker
      label="Pictures"
      pictures={[]}
      maxPictures={3}
      addLabel="Add"
      stateLabel={(state) => states[state]}
      removeLabel={(name) => `Remove ${name}`}
      retryLabel={(name) => `Try ${name} again`}
      {...on}
      {...props}
    />,
  )
  return { screen, ...on }
}

const createFile = (name: string) => new File(['x'], name, { type: 'image/png' })

test('calls onAdd of the picture picker with the chosen files, even when the player chooses the same file again', async () => {
  const { screen, onAdd } = await renderPicker()
  const input = screen.container.querySelector('input')!
  for (const time of [1, 2]) {
    await userEvent.upload(input, createFile('win.png'))
    expect(onAdd).toHaveBeenCalledTimes(time)
  }
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject([{ name: 'win.png' }])
})

test('shows the state of each picked picture, retries a failed picture and removes a picture on a press', async () => {
  const { screen, onRemove, onRetry } = await renderPicker({ pictures: [picture(1, 'sent'), picture(2, 'failed')] })
  expect(
    screen
      .getByRole('status')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['win-1.png: Uploaded', 'win-2.png: Not uploaded'])
  await screen.getByRole('button', { name: 'Try win-2.png again' }).click()
  await screen.getByRole('button', { name: 'Remove win-1.png' }).click()
  expect([onRetry.mock.calls, onRemove.mock.calls]).toEqual([[[2]], [[1]]])
})

test('hides the add button when the maximum number of pictures is reached', async () => {
  const { screen } = await renderPicker({ pictures: [1, 2, 3].map((key) => picture(key, 'sent')) })
  expect(screen.getByRole('button', { name: 'Add' }).query()).toBeNull()
})

test('renders the preview of a picked picture', async () => {
  const source = new OffscreenCanvas(4, 3)
  source.getContext('2d')?.fillRect(0, 0, 4, 3)
  const preview = await createImageBitmap(source)
  const { screen } = await renderPicker({ pictures: [{ ...picture(1, 'sent'), preview }] })
  const canvas = screen.container.querySelector('canvas')!
  expect([canvas.width, canvas.height, canvas.getContext('2d')?.getImageData(1, 1, 1, 1).data[3]]).toEqual([4, 3, 255])
})

test('has no axe violations in the picture picker, and describes it by its error', async () => {
  const { screen } = await renderPicker({
    pictures: [picture(1, 'sending'), picture(2, 'failed')],
    error: 'Choose a PNG or a JPG.',
  })
  await expect
    .element(screen.getByRole('group', { name: /^Pictures/ }))
    .toHaveAccessibleDescription('Choose a PNG or a JPG.')
  expect(await findAxeViolations(screen.container)).toEqual([])
  expect(findSmallTouchTargets()).toEqual([])
})
