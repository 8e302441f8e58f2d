import type { ThemeTokens } from '@lobby/merchant/theme'
import { Button } from '@lobby/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { getToolbarSkin } from '../merchants-plugin/skins.ts'
import { readToolbarValues } from '../merchants-plugin/toolbar.ts'
import { desktopStoryGlobals } from '../merchants-plugin/viewports.ts'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FoundationPage, FoundationSection } from './FoundationPage.tsx'
import styles from './foundations.module.css'

const meta = {
  title: 'Foundations/Motion',
  component: FoundationPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: desktopStoryGlobals,
} satisfies Meta<typeof FoundationPage>
export default meta

const durations = [
  ['duration-quick', 'What answers a finger: a press, a tick, a favourite.'],
  ['duration-calm', 'What comes from somewhere: a sheet, a tab, a toast.'],
] as const

function Tracks({ tokens }: { readonly tokens: ThemeTokens }) {
  const [moved, setMoved] = useState(false)
  return (
    <>
      <Button tone="brand" onClick={() => setMoved(!moved)}>
        Move
      </Button>
      {durations.map(([name, use]) => (
        <FoundationSection key={name} title={`--${name}: ${tokens[name]}`}>
          <p>{use}</p>
          <div className={styles.track} data-moved={moved || undefined}>
            <div className={styles.mover} style={{ transitionDuration: `var(--${name})` }} />
          </div>
        </FoundationSection>
      ))}
    </>
  )
}

/** The durations of all animations. An animation shows where an element comes from, and never delays the player. */
export const Durations: StoryObj<Record<string, never>> = {
  render: (_, { globals }) => {
    const { tokens } = getToolbarSkin(readToolbarValues(globals))
    return (
      <FoundationPage
        title="Motion"
        about={
          `Two durations and one curve, --ease: ${tokens.ease}. If a player has asked the device for less ` +
          'motion, the design system removes all animations.'
        }>
        <Tracks tokens={tokens} />
      </FoundationPage>
    )
  },
}

export const AnimatesOnPress: StoryObj<Record<string, never>> = {
  ...Durations,
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(2)
  },
}
