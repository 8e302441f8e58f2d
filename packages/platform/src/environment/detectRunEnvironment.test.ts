import { expect, test } from 'vitest'
import { isStandalone, detectRunEnvironment, type EnvironmentSource } from './detectRunEnvironment.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const around = (more: Partial<EnvironmentSource>, installed = false): EnvironmentSource => ({
  userAgent: phone,
  matchMedia: (query) => ({ matches: installed && query === '(display-mode: standalone)' }),
  ...more,
})

test.each([
  ['APP', around({ userAgent: `${phone} LobbyApp/1.4`, standalone: true }, true), false],
  ['WEBCLIP', around({ standalone: true }, true), true],
  ['PWA', around({ standalone: false }, true), true],
  ['H5', around({ standalone: false }), false],
  ['H5', around({ userAgent: 'NotTheLobbyApp 1' }), false],
] as const)(
  'detects %s and whether the site runs standalone',
  { tags: ['AUTH-049'] },
  (name, surroundings, standalone) => {
    expect([detectRunEnvironment(surroundings), isStandalone(surroundings)]).toEqual([name, standalone])
  },
)
