import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReplacementPage } from './ReplacementPage.tsx'

const meta = {
  title: 'Screens/Not found and crash',
  component: ReplacementPage,
  parameters: { layout: 'fullscreen', site: { path: '/m/nowhere' } },
} satisfies Meta<typeof ReplacementPage>
export default meta

type Story = StoryObj<typeof meta>

/** The path is unknown, or the merchant has switched it off. */
export const NotFound: Story = { args: { kind: 'notFound' } }
/** A component threw an unexpected error. */
export const Crash: Story = { args: { kind: 'crash' }, parameters: { site: { path: '/m/set' } } }
