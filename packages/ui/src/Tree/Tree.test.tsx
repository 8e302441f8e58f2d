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
const shown = (props: Partial<TreeProps> = {}) => <Tree label="Team" failedLabel="Try again" nodes={nodes} {...props} />
const labels = () => [...document.querySelectorAll('[role="treeitem"]')].map(({ textContent }) => textContent)
const focused = () => document.activeElement?.textContent

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test('arrows move, open and close; Home and End go to the ends; letters find', async () => {
  await render(shown())
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('ana')
  await userEvent.keyboard('{ArrowRight}')
  expect(labels()).toEqual(['ana', 'bruno', 'carla', 'enzo', 'fabio'])
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('dara')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('carla')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('fabio')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(labels()).toEqual(['ana', 'enzo', 'fabio'])
  await userEvent.keyboard('f')
  expect(focused()).toBe('fabio')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('enzo')
})

test('from right to left the arrows change their parts', async () => {
  document.documentElement.dir = 'rtl'
  await render(shown())
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(labels()).toHaveLength(5)
  await userEvent.keyboard('{ArrowRight}')
  expect(labels()).toHaveLength(3)
})

test('one row alone is reached by Tab, and it says where it stands', async () => {
  const screen = await render(shown({ selected: 'f' }))
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('fabio')
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

test('Enter and a press choose', async () => {
  const onSelect = vi.fn<(node: TreeNode) => void>()
  const screen = await render(shown({ onSelect }))
  await screen.getByRole('treeitem', { name: 'fabio' }).click()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onSelect.mock.calls.map(([{ id }]) => id)).toEqual(['f', 'e'])
})

test('children are fetched once, when they are asked for; a failure says so and is tried again', async () => {
  const loadChildren = vi
    .fn<(node: TreeNode) => Promise<readonly TreeNode[]>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValueOnce([{ id: 'g', label: 'gil' }])
  const screen = await render(shown({ loadChildren }))
  await screen.getByRole('treeitem', { name: 'enzo' }).click()
  await expect.poll(labels).toContain('enzoTry again')
  await screen.getByRole('treeitem', { name: 'enzo Try again' }).click()
  await expect.poll(labels).toEqual(['ana', 'enzo', 'gil', 'fabio'])
  await screen.getByRole('treeitem', { name: 'enzo' }).click()
  await screen.getByRole('treeitem', { name: 'enzo' }).click()
  await expect.poll(labels).toContain('gil')
  expect(loadChildren).toHaveBeenCalledTimes(2)
})
