import type { ArgTypes, Meta, StoryObj } from '@storybook/react-vite'
import { SELECT_STORY, UPDATE_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { expect, fn } from 'storybook/test'
import { LAB_MERCHANT_ID, readToolbarValues } from '../merchants-plugin/toolbar.ts'
import { desktopStoryGlobals } from '../merchants-plugin/viewports.ts'
import { labPropertyNames, labProperties, parseLabValues, type ChangedLabValues } from './labTheme.ts'
import { SkinLab } from './SkinLab.tsx'

const argTypes = Object.fromEntries(
  labPropertyNames.map((choice) => {
    const { name, options } = labProperties[choice]
    return [choice, options ? { name, options, control: { type: 'select' } } : { name, control: { type: 'color' } }]
  }),
) as ArgTypes<ChangedLabValues>

const emit = (event: string, value: object) => addons.getChannel().emit(event, value)

function onShow(skin: string) {
  emit(UPDATE_GLOBALS, { globals: { skin, merchant: LAB_MERCHANT_ID } })
  emit(SELECT_STORY, { storyId: 'screens-home--guest', viewMode: 'story' })
}

const meta = {
  title: 'Skin lab/Theme',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { expanded: false, disableSaveFromUI: true } },
  globals: desktopStoryGlobals,
  argTypes,
  render: (args, { id, globals }) => (
    <SkinLab
      toolbar={readToolbarValues(globals)}
      changedValues={parseLabValues(args)}
      onApplyColour={(updatedArgs) => emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs })}
      onShowStories={onShow}
    />
  ),
} satisfies Meta<ChangedLabValues>
export default meta

type Story = StoryObj<ChangedLabValues>

/**
 * Change a merchant's theme in the controls panel, see whether all texts are readable, and copy the resulting
 * `theme.jsonc`.
 */
export const Theme: Story = {}

/** Suggests the nearest readable colour for a brand colour that is not readable. One press applies the suggestion. */
export const SuggestsReadableColour: Story = {
  tags: ['!dev'],
  args: { brand: '#14204a', density: 'compact' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/brand #14204a: .* reaches [\d.]+ of/)
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/fails/)
    await expect(canvas.getByLabelText('theme.jsonc')).toHaveTextContent('"density": "compact"')
    await expect(canvas.getByLabelText('theme.jsonc')).not.toHaveTextContent('warm gold')
    const taken = fn<(change: { readonly updatedArgs: ChangedLabValues }) => void>()
    addons.getChannel().once(UPDATE_STORY_ARGS, taken)
    await userEvent.click(canvas.getByRole('button', { name: /^Take #/ }))
    const brand = taken.mock.calls[0]?.[0].updatedArgs.brand
    await expect(canvas.getByRole('button', { name: /^Take #/ })).toHaveTextContent(`Take ${brand},`)
  },
}

/** Reports no failure when the brand colour is readable. */
export const AcceptsReadableColour: Story = {
  tags: ['!dev'],
  args: { brand: '#e2b65c', radius: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Valid')
    await expect(canvas.queryByRole('cell', { name: /fails/ })).toBeNull()
  },
}
