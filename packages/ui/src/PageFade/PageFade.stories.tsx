import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../State/EmptyState.tsx'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { PageFade, type PageFadeProps } from './PageFade.tsx'

function Live(props: PageFadeProps) {
  const [page, setPage] = useState(props.page)
  const other = page === 'Home' ? 'Slots' : 'Home'
  return (
    <PageFade page={page} fromHistory={props.fromHistory}>
      <EmptyState title={page} action={<Button onClick={() => setPage(other)}>Go to {other}</Button>} />
    </PageFade>
  )
}

const meta = {
  title: 'Components/PageFade',
  tags: ['new'],
  component: PageFade,
  args: { page: 'Home', fromHistory: false, children: null },
  parameters: createComponentGuide({
    use: 'once, around the pages of the router. A new page fades in for 300 ms.',
    not:
      'for parts of a page. It does not fade on the first page, after a swipe back of more than 100 px, or ' +
      'when reduced motion is preferred.',
    keyboard: 'None.',
  }),
  render: (args) => <Live key={args.page} {...args} />,
} satisfies Meta<typeof PageFade>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Slots' }))
    // Waits for all animations. An animation is cancelled if its element is rendered again; then it also counts as
    // finished.
    await Promise.allSettled(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished))
    await expect(canvas.getByText('Slots')).toBeVisible()
  },
}
