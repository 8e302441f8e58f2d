import type { Meta, StoryObj } from '@storybook/react-vite'
import { getToolbarSkin } from '../merchants-plugin/skins.ts'
import { readToolbarValues } from '../merchants-plugin/toolbar.ts'
import { desktopStoryGlobals } from '../merchants-plugin/viewports.ts'
import { DESIGN_SYSTEM_PROPERTIES } from '../components/customProperties.ts'
import { FoundationPage, FoundationSection } from './FoundationPage.tsx'
import styles from './foundations.module.css'

const meta = {
  title: 'Foundations/Shape',
  component: FoundationPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: desktopStoryGlobals,
} satisfies Meta<typeof FoundationPage>
export default meta

type Story = StoryObj<Record<string, never>>

const fixed = DESIGN_SYSTEM_PROPERTIES.filter(({ value }) => /^\d+px$/.test(value))

/** The unit of spacing. All distances are multiples of this unit. */
export const Space: Story = {
  render: (_, { globals }) => {
    const { tokens } = getToolbarSkin(readToolbarValues(globals))
    return (
      <FoundationPage
        title="Space"
        about={
          `All distances are multiples of --space (${tokens.space}) times the merchant's density (here ` +
          `${tokens.density}). Sizes that must not shrink are in pixels: a tap target is at least 44 px high.`
        }>
        <FoundationSection title="Steps">
          {[1, 2, 3, 4, 6, 8, 12].map((step) => (
            <div key={step} className={styles.cell}>
              <div className={styles.bar} style={{ inlineSize: `calc(var(--space) * ${step})` }} />
              <code>calc(var(--space) * {step})</code>
            </div>
          ))}
        </FoundationSection>
        <FoundationSection title="Fixed">
          {fixed.map(({ name, value }) => (
            <div key={name} className={styles.cell}>
              <div className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
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

export const Radius: Story = {
  render: (_, { globals }) => {
    const { tokens } = getToolbarSkin(readToolbarValues(globals))
    return (
      <FoundationPage
        title="Radius"
        about="A theme chooses a small, medium or large radius. The shape of tiles is a separate layout choice.">
        <div className={styles.grid}>
          {(['radius-s', 'radius-m', 'radius-l', 'radius-round'] as const).map((name) => (
            <div key={name} className={styles.cell}>
              <div className={styles.sample} style={{ borderRadius: `var(--${name})`, background: 'var(--raised)' }} />
              <code>--{name}</code>
              <small>{tokens[name]}</small>
            </div>
          ))}
        </div>
      </FoundationPage>
    )
  },
}

/** The surfaces of the site by elevation. Their colours show the depth, without borders. */
export const Elevation: Story = {
  render: (_, { globals }) => {
    const { tokens } = getToolbarSkin(readToolbarValues(globals))
    return (
      <FoundationPage
        title="Elevation"
        about="Surface colours show the depth. Only floating elements have shadows: cards that can be moved, sheets, dialogs, toasts.">
        <div className={styles.grid}>
          {(['page', 'card', 'raised', 'overlay'] as const).map((surface) => (
            <div key={surface} className={styles.surface} style={{ background: `var(--${surface})` }}>
              <code>--{surface}</code>
              <small>{tokens[surface]}</small>
            </div>
          ))}
          {(['shadow-1', 'shadow-2'] as const).map((shadow) => (
            <div
              key={shadow}
              className={styles.surface}
              style={{ background: 'var(--overlay)', boxShadow: `var(--${shadow})` }}>
              <code>--{shadow}</code>
              <small>{tokens[shadow]}</small>
            </div>
          ))}
        </div>
      </FoundationPage>
    )
  },
}
