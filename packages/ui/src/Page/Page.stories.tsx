import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { Section } from '../Rail/Section.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { Page } from './Page.tsx'

const meta = {
  title: 'Components/Page',
  tags: ['stable'],
  component: Page,
  args: { children: null },
  parameters: {
    ...createComponentGuide({
      use:
        'once per screen. It is the main landmark: one column with gaps between sections and room for the ' +
        'bottom bar.',
      not: 'inside another page or a sheet.',
      keyboard: 'The link that skips the header leads to it.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: {
    title: 'A page',
    children: ['Popular', 'New'].map((title) => (
      <Section key={title} title={title}>
        <Card>What stands in this section.</Card>
      </Section>
    )),
  },
  play: ({ canvas }) => expect(canvas.getByRole('main')).toBeVisible(),
}
