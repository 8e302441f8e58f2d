import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tree, type TreeProps } from './Tree.tsx'
import type { TreeNode } from './treeState.ts'

const nodes: readonly TreeNode[] = [
  {
    id: 'a',
    label: 'ana',
    children: [
      { id: 'b', label: 'bruno' },
      { id: 'c', label: 'carla', children: [{ id: 'd', label: 'dara' }] },
    ],
  },
  { id: 'e', label: 'enzo', lazy: true },
  { id: 'f', label: 'fabio' },
]
const renderTree = (props: Partial<TreeProps> = {}) => (
  <Tree label="Team" failedLabel="Try again" nodes={nodes} {...props} />
)
const getLabels = () => [...document.querySelectorAll('[role="treeitem"]')].map(({ textContent }) => textContent)
const getFocusedLabel = () => document.activeElement?.textContent

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test('moves between tree nodes and opens and closes them by arrow keys, and moves by Home, End and letters', async () => {
  await render(renderTree())
  await userEvent.keyboard('{Tab}')
  expect(getFocusedLabel()).toBe('ana')
  await userEvent.keyboard('{ArrowRight}')
  expect(getLabels()).toEqual(['ana', 'bruno', 'carla', 'enzo', 'fabio'])
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(getFocusedLabel()).toBe('dara')
  await userEvent.keyboard('{ArrowLeft}')
  expect(getFocusedLabel()).toBe('carla')
  await userEvent.keyboard('{End}')
  expect(getFocusedLabel()).toBe('fabio')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(getLabels()).toEqual(['ana', 'enzo', 'fabio'])
  await userEvent.keyboard('f')
  expect(getFocusedLabel()).toBe('fabio')
  await userEvent.keyboard('{ArrowUp}')
  expect(getFocusedLabel()).toBe('enzo')
})

test('swaps the left and right arrow keys of a tree when the page runs from right to left', async () => {
  document.documentElement.dir = 'rtl'
  await render(renderTree())
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(getLabels()).toHaveLength(5)
  await userEvent.keyboard('{ArrowRight}')
  expect(getLabels()).toHaveLength(3)
})

test('makes one row of a tree reachable by Tab, and reports the level and position of each row to screen readers', async () => {
  const screen = await render(renderTree({ selected: 'f' }))
  await userEvent.keyboard('{Tab}')
  expect(getFocusedLabel()).toBe('fabio')
  await screen.getByRole('treeitem', { name: 'ana' }).click()
  const row = screen.getByRole('treeitem', { name: 'carla' })
  for (const [name, value] of [
    ['level', '2'],
    ['posinset', '2'],
    ['setsize', '2'],
    ['expanded', 'false'],
    ['selected', 'false'],
  ])
    await expect.element(row).toHaveAttribute(`aria-${name}`, value)
  await expect.element(screen.getByRole('treeitem', { name: 'bruno' })).not.toHaveAttribute('aria-expanded')
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('selects a tree node on Enter and on a press', async () => {
  const onSelect = vi.fn<(node: TreeNode) => void>()
  const screen = await render(renderTree({ onSelect }))
  await screen.getByRole('treeitem', { name: 'fabio' }).click()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onSelect.mock.calls.map(([{ id }]) => id)).toEqual(['f', 'e'])
})

test('fetches the children of a tree node one time when the node is opened, and again only after a failure', async () => {
  const loadChildren = vi
    .fn<(node: TreeNode) => Promise<readonly TreeNode[]>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValueOnce([{ id: 'g', label: 'gil' }])
  const screen = await render(renderTree({ loadChildren }))
  await screen.getByRole('treeitem', { name: 'enzo' }).click()
  await expect.poll(getLabels).toContain('enzoTry again')
  await screen.getByRole('treeitem', { name: 'enzo Try again' }).click()
  await expect.poll(getLabels).toEqual(['ana', 'enzo', 'gil', 'fabio'])
  await screen.getByRole('treeitem', { name: 'enzo' }).click()
  await screen.getByRole('treeitem', { name: 'enzo' }).click()
  await expect.poll(getLabels).toContain('gil')
  expect(loadChildren).toHaveBeenCalledTimes(2)
})
