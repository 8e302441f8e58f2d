import { expect, test } from 'vitest'
import { showPanel } from './showPanel.ts'

test('shows the panel next to a story of one merchant, unless the user closed it', () => {
  const state = { storyId: 'components-button--states', globals: { merchant: 'aurora' } }
  expect([showPanel(state, true), showPanel(state, false)]).toEqual([true, false])
})

test('hides the panel for merchants side by side and for pages', () => {
  expect(showPanel({ storyId: 'screens-home--member', globals: { merchant: 'all' } }, true)).toBe(false)
  for (const storyId of ['foundations-colour--contrast', 'start-components--all'])
    expect(showPanel({ storyId, globals: { merchant: 'aurora' } }, true)).toBe(false)
})
