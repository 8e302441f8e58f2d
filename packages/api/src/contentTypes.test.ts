import { expect, test } from 'vitest'
import { contentTypes } from './contentTypes.ts'

const { agent, player, banner, popUp, promotion, home } = contentTypes

test.each([
  ['[CONF-006] the content type Agent is A', agent, 'A'],
  ['[CONF-007] the content type Player is PL', player, 'PL'],
  ['[CONF-008] the content type Banner is B', banner, 'B'],
  ['[CONF-009] the content type Pop_Up is PU', popUp, 'PU'],
  ['[CONF-010] the content type Promotion is PR', promotion, 'PR'],
  ['[CONF-011] the content type home content is H', home, 'H'],
])('%s', (_, type, sent) => {
  expect(type).toBe(sent)
})
