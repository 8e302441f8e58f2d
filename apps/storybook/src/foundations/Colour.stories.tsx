import { tokenNames, type TokenName } from '@lobby/merchant/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { getToolbarSkin, merchantSkins } from '../merchants-plugin/skins.ts'
import { readToolbarValues } from '../merchants-plugin/toolbar.ts'
import { desktopStoryGlobals } from '../merchants-plugin/viewports.ts'
import { ContrastTable } from './ContrastTable.tsx'
import { FoundationPage, FoundationSection } from './FoundationPage.tsx'
import { ColourSwatches } from './ColourSwatches.tsx'

const meta = {
  title: 'Foundations/Colour',
  component: FoundationPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: desktopStoryGlobals,
} satisfies Meta<typeof FoundationPage>
export default meta

type Story = StoryObj<Record<string, never>>

const groups: readonly (readonly [title: string, names: RegExp])[] = [
  ['Surfaces', /^(page|card|raised|overlay|scrim|hero-tint)$/],
  ['Text', /^(text|text-muted|text-faint|link|text-on-.*)$/],
  ['Brand and accent', /^(brand|accent)/],
  ['States', /^(win|loss|warn|info)/],
  ['Badges', /^(live|hot|new|vip)$/],
  ['Lines and fields', /^(line|focus|field|skeleton)/],
]
const of = (pattern: RegExp): TokenName[] => tokenNames.filter((name) => pattern.test(name))

/** The semantic colours of the chosen merchant. */
export const Palette: Story = {
  render: (_, { globals }) => {
    const { merchant, tokens } = getToolbarSkin(readToolbarValues(globals))
    return (
      <FoundationPage
        title={`Colours of ${merchant.name}`}
        about="A merchant chooses two to five brand colours. All colours below are derived from them, and components use only the names below.">
        {groups.map(([title, pattern]) => (
          <FoundationSection key={title} title={title}>
            <ColourSwatches names={of(pattern)} tokens={tokens} />
          </FoundationSection>
        ))}
      </FoundationPage>
    )
  },
}

/** The contrast of each pair of colours that components may use, in each merchant's theme. */
export const Contrast: Story = {
  render: () => (
    <FoundationPage
      title="Contrast"
      about="Text needs a contrast of 4.5; large text and parts of controls need 3. A theme with a lower contrast cannot be stamped; this page marks the failing pair.">
      <ContrastTable skins={merchantSkins} />
    </FoundationPage>
  ),
}

/** Twelve merchants: the existing ones, repeated under other names. */
const fleet = Array.from({ length: 12 }, (_, at) =>
  merchantSkins
    .slice(at % merchantSkins.length, (at % merchantSkins.length) + 1)
    .map((skin) => ({ ...skin, merchant: { ...skin.merchant, id: `made-${at}`, name: `Merchant ${at + 1}` } })),
).flat()

/**
 * The table of contrasts with many merchants. Each pair of colours lists the merchants with the lowest contrast. The
 * user opens the list of the other merchants with a press.
 */
export const ContrastOfManyMerchants: Story = {
  tags: ['!dev'],
  render: () => (
    <FoundationPage title="Contrast" about="The table of contrasts with many merchants.">
      <ContrastTable skins={fleet} />
    </FoundationPage>
  ),
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getAllByRole('row')[1] ?? document.body)
    await userEvent.click(row.getByText(/^7 others, from [\d.]+$/))
    await waitFor(() => expect(row.getAllByRole('listitem')).toHaveLength(fleet.length))
    const { scrollWidth, clientWidth } = canvas.getByRole('region', { name: 'Contrast of every pair' })
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
