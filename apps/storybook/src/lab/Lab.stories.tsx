import type { Meta, StoryObj } from '@storybook/react-vite'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { fromLab, readToolbar } from '../house/toolbar.ts'
import { updateGlobals } from '../house/updateGlobals.ts'
import { onADesk } from '../house/viewports.ts'
import { Lab } from './Lab.tsx'

const meta = {
  title: 'Skin lab/Theme',
  component: Lab,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: onADesk,
} satisfies Meta<typeof Lab>
export default meta

type Story = StoryObj<Record<string, never>>

function onMade(skin: string, everywhere: boolean) {
  updateGlobals({ skin, ...(everywhere && { merchant: fromLab }) })
  if (everywhere) addons.getChannel().emit(SELECT_STORY, { storyId: 'screens-home--guest', viewMode: 'story' })
}

const inLab: Story['render'] = (_, { globals }) => <Lab toolbar={readToolbar(globals)} onMade={onMade} />

/** Change a merchant's theme, see whether it can be read, and take the file with you. */
export const Theme: Story = { render: inLab }

/** A brand colour that cannot be read is told with the nearest that can, and taking that one mends it. */
export const MendsAColour: Story = {
  tags: ['!dev'],
  render: inLab,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Begin with'), 'aurora')
    const verdict = canvas.getByRole('status')
    await expect(verdict).toHaveTextContent('Valid')
    await fireEvent.input(canvas.getByLabelText('Brand: the one action, picker'), { target: { value: '#14204a' } })
    await waitFor(() => expect(verdict).toHaveTextContent(/brand #14204a: .* reaches [\d.]+ of/))
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/fails/)
    await userEvent.click(canvas.getByRole('button', { name: /^Take #/ }))
    await waitFor(() => expect(verdict).toHaveTextContent('Valid'))
    await expect(canvas.queryByRole('cell', { name: /fails/ })).toBeNull()
    await expect(canvas.getByLabelText('theme.jsonc')).not.toHaveTextContent('warm gold')
  },
}

/** The file can be written by hand too: the form follows, and a mistake is told at its place. */
export const FollowsTheFile: Story = {
  tags: ['!dev'],
  render: inLab,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Begin with'), 'trevo')
    const file = canvas.getByLabelText<HTMLTextAreaElement>('theme.jsonc')
    const text = file.value
    await fireEvent.change(file, { target: { value: text.replace('"large"', '"huge"') } })
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /theme\.jsonc:14:13 "radius" is "huge", which is not offered/,
    )
    await fireEvent.change(file, { target: { value: text.replace('"large"', '"small"') } })
    await expect(canvas.getByRole('radio', { name: 'small' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'compact' }))
    await expect(file.value).toContain('"density": "compact"')
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }))
    await expect(file.value).toBe(text)
  },
}

/** The list of merchants stays in its column, however long their names are. */
export const KeepsALongName: Story = {
  tags: ['!dev'],
  render: inLab,
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText<HTMLSelectElement>('Begin with')
    const option = new Option('Companhia Nacional de Loterias e Entretenimento '.repeat(4), 'long', true, true)
    select.append(option)
    await expect(select.selectedOptions[0]).toBe(option)
    const column = canvas.getByRole('region', { name: 'Theme' }).getBoundingClientRect()
    await expect(select.getBoundingClientRect().right).toBeLessThanOrEqual(column.right + 0.5)
  },
}
