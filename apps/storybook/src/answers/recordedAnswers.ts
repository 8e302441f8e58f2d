import type { Answers } from '@lobby/platform/testing'
import type { Toolbar } from '../house/toolbar.ts'

/** `METHOD /path` to the value that the platform answered. */
type Recorded = Readonly<Record<string, unknown>>

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })
const file = <T>(name: string) => (files[`./${name}.json`] ?? {}) as T

/**
 * What the platform answered when it was recorded, of a merchant, in a language, to a kind of session. A merchant of which nothing was
 * recorded gets what all have in common.
 */
export function recordedAnswers({ merchant, locale, session }: Pick<Toolbar, 'merchant' | 'locale' | 'session'>): Answers {
  const own = file<Readonly<Record<string, Recorded>>>(merchant)
  const values: Recorded = {
    ...file<Recorded>('shared'),
    ...(own[locale] ?? own['EN']),
    ...file<Readonly<Record<string, Recorded>>>('members')[session],
  }
  return Object.fromEntries(Object.entries(values).map(([route, value]) => [route, { value }]))
}
