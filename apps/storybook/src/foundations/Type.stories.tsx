import type { TokenName } from '@lobby/merchant/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { getToolbarSkin } from '../merchants-plugin/skins.ts'
import { readToolbarValues } from '../merchants-plugin/toolbar.ts'
import { desktopStoryGlobals } from '../merchants-plugin/viewports.ts'
import { DESIGN_SYSTEM_PROPERTIES } from '../components/customProperties.ts'
import { FoundationPage, FoundationSection } from './FoundationPage.tsx'
import styles from './foundations.module.css'

const meta = {
  title: 'Foundations/Type',
  component: FoundationPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: desktopStoryGlobals,
} satisfies Meta<typeof FoundationPage>
export default meta

const faces: readonly (readonly [name: TokenName, sample: string])[] = [
  ['font-text', 'Play now. Your balance is safe, your game is one tap away.'],
  ['font-display', 'Dragon Gold 88'],
  ['font-digits', '00:04:12   R$ 8.214,00'],
]
const sizes = DESIGN_SYSTEM_PROPERTIES.filter(({ name, value }) => name.startsWith('text-') && value.endsWith('rem'))

export const Scale: StoryObj<Record<string, never>> = {
  render: (_, { globals }) => {
    const { merchant, tokens } = getToolbarSkin(readToolbarValues(globals))
    return (
      <FoundationPage
        title={`Type of ${merchant.name}`}
        about="Show hierarchy by size and weight first, and by colour last. Most screens need only three sizes. Sizes are in rem, so they follow the player's own text size.">
        <FoundationSection title="Faces">
          {faces.map(([name, sample]) => (
            <div key={name} className={styles.cell}>
              <span style={{ font: `600 var(--text-xl) / 1.3 var(--${name})` }}>{sample}</span>
              <code>--{name}</code>
              <small>{tokens[name]}</small>
            </div>
          ))}
        </FoundationSection>
        <FoundationSection title="Sizes">
          {sizes.map(({ name, value }) => (
            <div key={name} className={styles.cell}>
              <span style={{ fontSize: `var(--${name})`, lineHeight: 1.2 }}>Good evening, Ana</span>
              <span>
                <code>--{name}</code> <small>{value}</small>
              </span>
            </div>
          ))}
        </FoundationSection>
      </FoundationPage>
    )
  },
}
