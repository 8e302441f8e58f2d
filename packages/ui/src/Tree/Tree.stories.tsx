import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { createComponentGuide } from '../stories/createComponentGuide.ts'
import { EmptyState } from '../State/EmptyState.tsx'
import { StateGrid } from '../stories/StateGrid.tsx'
import { Tree } from './Tree.tsx'
import type { TreeNode } from './treeState.ts'

const nodes: readonly TreeNode[] = [
  {
    id: 'a',
    label: 'ana',
    detail: '142',
    children: [
      { id: 'a1', label: 'bruno', detail: '12' },
      { id: 'a2', label: 'carla', detail: '3', lazy: true },
    ],
  },
  { id: 'b', label: 'dara', detail: '87', lazy: true },
  { id: 'c', label: 'enzo', detail: '31' },
]
const never = new Promise<readonly TreeNode[]>(() => {})
const failedLabel = 'Could not be loaded. Tap to try again.'

const meta = {
  title: 'Components/Tree',
  tags: ['new'],
  component: Tree,
  args: {
    label: 'Team',
    nodes,
    failedLabel,
    onSelect: fn(),
    loadChildren: (node): Promise<readonly TreeNode[]> =>
      Promise.resolve([
        { id: `${node.id}-1`, label: `${node.label} one` },
        { id: `${node.id}-2`, label: `${node.label} two` },
      ]),
  },
  parameters: createComponentGuide({
    use: 'for a hierarchy, such as agents and their members. Children can be fetched when a node is first opened.',
    not: 'for two fixed levels: a list with titles is easier to read.',
    keyboard:
      'Arrow keys move, open and close; Home and End go to the ends; a letter goes to the next node that ' +
      'begins with it; Enter and Space select.',
  }),
} satisfies Meta<typeof Tree>
export default meta

type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledTimes(1)
    await expect(await canvas.findByRole('treeitem', { name: 'dara one' })).toBeVisible()
  },
}

export const States: Story = {
  render: () => (
    <StateGrid
      states={{
        Closed: <Tree label="Closed" nodes={nodes} failedLabel={failedLabel} />,
        Selected: <Tree label="Chosen" nodes={nodes} failedLabel={failedLabel} selected="c" />,
        Loading: (
          <Tree
            label="Loading"
            nodes={[{ id: 'l', label: 'ana', detail: '142', lazy: true }]}
            loadChildren={() => never}
            failedLabel={failedLabel}
          />
        ),
        Empty: (
          <EmptyState title="Nobody below you yet" text="Share your invitation: who registers with it stands here." />
        ),
        'Long text': (
          <Tree
            label="Long"
            nodes={[{ id: 'x', label: 'an-agent-whose-name-is-longer-than-its-row', detail: 'R$ 98.765.432,10' }]}
            failedLabel={failedLabel}
          />
        ),
        'Right to left': (
          <Tree
            label="الفريق"
            nodes={[
              { id: 'r', label: 'نور', detail: '12', lazy: true },
              { id: 's', label: 'سامي' },
            ]}
            failedLabel={failedLabel}
          />
        ),
      }}
    />
  ),
  play: ({ canvas, userEvent }) =>
    userEvent.click(within(canvas.getByRole('tree', { name: 'Loading' })).getByRole('treeitem')),
}

/** The first request for the children fails, and the node shows the error. */
export const Failed: Story = {
  args: { loadChildren: () => Promise.reject(new Error('no answer')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /dara/ }))
    await expect(await canvas.findByText(failedLabel)).toBeVisible()
  },
}
