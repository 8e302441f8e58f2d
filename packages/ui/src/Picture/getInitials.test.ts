import { expect, test } from 'vitest'
import { getInitials } from './getInitials.ts'

test.each([
  ['Dragon Gold 88', 'DG'],
  ['Meridian', 'M'],
  ['  rei   do café', 'RD'],
  ['¡Olé! Toro', 'OT'],
  ['幸运 龙', '幸龙'],
  ['— 7 —', '7'],
  ['', ''],
])('shortens the name %j to the initials %j', (name, initials) => expect(getInitials(name)).toBe(initials))
