import { bad, good, unknown, type Cell } from './cells.ts'
import { readJourneys, type Journeys } from './readJourneys.ts'

/** What a start of the site can come to, apart from home: maintenance, a restricted region, and the journeys of both. */
const isStartUp = (title: string) => /once\/startUp\.spec|screens\.spec\.ts › (?:maintenance|restricted):/.test(title)
const isScreens = (title: string) => /screens\.spec\.ts › /.test(title) && !isStartUp(title)

/** The columns that come from a run of journeys, and what belongs to each. */
export const journeyColumns = {
  startUp: isStartUp,
  screens: isScreens,
  journeys: (title: string) => !isStartUp(title) && !isScreens(title),
} as const

/** When, and of which commit: what makes a figure worth something. */
const told = ({ when, commit }: Journeys) =>
  `${when.slice(0, 16).replace('T', ' ')} UTC${commit === null ? '' : `, ${commit}`}`

/** What a run says of a merchant in one column; grey where it says nothing. */
export function journeyCell(found: Journeys | null): Cell {
  if (found === null) return unknown('not run')
  const { passed, failed } = found
  const [first, ...more] = failed.map(({ title, message }) => ({ title, text: message }))
  return first === undefined
    ? good(`${passed} passed`, told(found))
    : bad(`${failed.length} of ${passed + failed.length} failed`, [first, ...more], told(found))
}

/** The newest of the reports that has the merchant at all, for one column. */
export function newest(
  reports: readonly string[],
  merchant: string,
  wanted: (title: string) => boolean,
): Journeys | null {
  const found = reports.map((file) => readJourneys(file, merchant, wanted)).filter((each) => each !== null)
  return found.sort((one, other) => other.when.localeCompare(one.when))[0] ?? null
}
