import { expect, test } from 'vitest'
import { editorContentTypeCodes } from './editorContentTypeCodes.ts'

const { agent, player, banner, popUp, promotion, home } = editorContentTypeCodes

test.each([
  ['Agent as A', agent, 'A'],
  ['Player as PL', player, 'PL'],
  ['Banner as B', banner, 'B'],
  ['Pop_Up as PU', popUp, 'PU'],
  ['Promotion as PR', promotion, 'PR'],
  ['home content as H', home, 'H'],
])(
  'encodes the content type %s',
  { tags: ['CONF-006', 'CONF-007', 'CONF-008', 'CONF-009', 'CONF-010', 'CONF-011'] },
  (_, type, sent) => {
    expect(type).toBe(sent)
  },
)
