import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@lobby/ui'

const meta = { title: 'Foundations/Colour', component: Button } satisfies Meta<typeof Button>
export default meta
export const Pairs: StoryObj<typeof meta> = { args: { children: 'Hello' } }
