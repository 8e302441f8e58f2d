import type { Meta, StoryObj } from '@storybook/react-vite'
import { WholeScreen } from './WholeScreen.tsx'

const meta = {
  title: 'Screens/Not found and crash',
  component: WholeScreen,
  parameters: { layout: 'fullscreen', site: { path: '/m/nowhere' } },
} satisfies Meta<typeof WholeScreen>
export default meta

type Story = StoryObj<typeof meta>

/** The path is unknown, or the merchant has switched it off. */
export const NotFound: Story = { args: { kind: 'notFound' } }
/** A component threw an unexpected error. */
export const Crash: Story = { args: { kind: 'crash' }, parameters: { site: { path: '/m/set' } } }
