import { expect, test } from 'vitest'
import { showPanel } from './showPanel.ts'

test('a story of one merchant keeps the panel, unless its reader closed it', () => {
  const state = { storyId: 'components-button--states', globals: { merchant: 'aurora' } }
  expect([showPanel(state, true), showPanel(state, false)]).toEqual([true, false])
})

test('merchants side by side and pages have its room', () => {
  expect(showPanel({ storyId: 'screens-home--member', globals: { merchant: 'all' } }, true)).toBe(false)
  for (const storyId of ['foundations-colour--contrast', 'start-components--all'])
    expect(showPanel({ storyId, globals: { merchant: 'aurora' } }, true)).toBe(false)
})
