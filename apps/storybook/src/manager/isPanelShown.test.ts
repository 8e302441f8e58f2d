import { expect, test } from 'vitest'
import { isPanelShown } from './isPanelShown.ts'

test('shows Storybook’s panel next to a story of one merchant unless the user has closed the panel', () => {
  const state = { storyId: 'components-button--states', globals: { merchant: 'aurora' } }
  expect([isPanelShown(state, true), isPanelShown(state, false)]).toEqual([true, false])
})

test('hides Storybook’s panel when all merchants are side by side, and on pages without props', () => {
  expect(isPanelShown({ storyId: 'screens-home--member', globals: { merchant: 'all' } }, true)).toBe(false)
  for (const storyId of ['foundations-colour--contrast', 'start-components--all-components'])
    expect(isPanelShown({ storyId, globals: { merchant: 'aurora' } }, true)).toBe(false)
})
