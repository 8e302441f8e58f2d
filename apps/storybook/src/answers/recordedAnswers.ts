import type { Answers } from '@lobby/platform/testing'
import type { Toolbar } from '../merchants-plugin/toolbar.ts'

/** Maps `METHOD /path` to the value that the platform answered with. */
type Recorded = Readonly<Record<string, unknown>>

/** Recordings that belong to no merchant: the answers that all merchants share, and the answers for each kind of session. */
const commonFiles = ['shared', 'members']

const files = import.meta.glob<unknown>('./*.json', { eager: true, import: 'default' })
const file = <T>(name: string) => (files[`./${name}.json`] ?? {}) as T

/** The merchants that have a recording, sorted by id. */
const recordedMerchants = Object.keys(files)
  .map((path) => path.slice('./'.length, -'.json'.length))
  .filter((name) => !commonFiles.includes(name))
  .sort()

/**
 * Returns the platform's recorded answers for a merchant, a language and a kind of session. A merchant without a recording, such as a new one,
 * gets the answers of the first recorded merchant. Without answers, half of its screens would show that loading failed.
 */
export function getRecordedAnswers({
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
