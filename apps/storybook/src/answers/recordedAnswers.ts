import type { Answers } from '@lobby/platform/testing'
import type { Toolbar } from '../house/toolbar.ts'

/** `METHOD /path` to the value that the platform answered. */
type Recorded = Readonly<Record<string, unknown>>

/** The answers that all merchants have in common, and those of the kinds of session. */
const commonFiles = ['shared', 'members']

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })
const file = <T>(name: string) => (files[`./${name}.json`] ?? {}) as T

/** The merchants of which answers were recorded, in order of id. */
const recordedMerchants = Object.keys(files)
  .map((path) => path.slice('./'.length, -'.json'.length))
  .filter((name) => !commonFiles.includes(name))
  .sort()

/**
 * Returns what the platform answered when it was recorded, of a merchant, in a language, to a kind of session. A merchant of which nothing
 * was recorded, as a new one, gets the answers of the first that was: without any, half of its screens would say that nothing loaded.
 */
export function recordedAnswers({
  merchant,
  locale,
  session,
}: Pick<Toolbar, 'merchant' | 'locale' | 'session'>): Answers {
  const id = recordedMerchants.includes(merchant) ? merchant : (recordedMerchants[0] ?? '')
  const own = file<Readonly<Record<string, Recorded>>>(id)
  const values: Recorded = {
    ...file<Recorded>('shared'),
    ...(own[locale] ?? own['EN']),
    ...file<Readonly<Record<string, Recorded>>>('members')[session],
  }
  return Object.fromEntries(Object.entries(values).map(([route, value]) => [route, { value }]))
}
