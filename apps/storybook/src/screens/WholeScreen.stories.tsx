import type { Meta, StoryObj } from '@storybook/react-vite'
import { WholeScreen } from './WholeScreen.tsx'

const meta = {
  title: 'Screens/In place of a screen',
  component: WholeScreen,
  parameters: { layout: 'fullscreen', site: { path: '/m/nowhere' } },
} satisfies Meta<typeof WholeScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A path that the product does not know, or that the merchant has switched off. */
export const NotFound: Story = { args: { kind: 'notFound' } }
/** A part failed in a way that nobody foresaw. */
export const Crash: Story = { args: { kind: 'crash' }, parameters: { site: { path: '/m/set' } } }
