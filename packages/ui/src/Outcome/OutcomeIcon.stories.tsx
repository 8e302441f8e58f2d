import type { Meta, StoryObj } from '@storybook/react-vite'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Button } from '../Button/Button.tsx'
import { Money } from '../BalanceChip/Money.tsx'
import { PendingOutcomeCard } from './PendingOutcomeCard.tsx'
import { OutcomeIcon } from './OutcomeIcon.tsx'
import { Outcome } from './Outcome.tsx'
import { ButtonStack } from './ButtonStack.tsx'

const meta = {
  title: 'Components/Outcome',
  tags: ['new'],
  component: OutcomeIcon,
  subcomponents: { PendingOutcomeCard, Outcome, ButtonStack },
  args: { success: true },
  parameters: createComponentGuide({
    use: 'above the text that reports the outcome of an action that the player waited for.',
    not: 'in a list: use `StatusTag`.',
    keyboard: 'None.',
  }),
} satisfies Meta<typeof OutcomeIcon>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Success: <OutcomeIcon success />,
        Failure: <OutcomeIcon success={false} />,
        'With its outcome': (
          <Outcome
            mark={<OutcomeIcon success />}
            amount={<Money size="hero" text="R$ 50,00" />}
            title="Paid out"
            texts={['The money is in your account.']}
          />
        ),
        'Not known yet': (
          <PendingOutcomeCard
            title="R$ 50,00 are being checked"
            text="The connection is gone."
            action={{ label: 'Ask now', busy: false, onPress: () => undefined }}
          />
        ),
        'With actions': (
          <ButtonStack>
            <Button wide>To home</Button>
            <Button wide>Another one</Button>
          </ButtonStack>
        ),
      }}
    />
  ),
}
