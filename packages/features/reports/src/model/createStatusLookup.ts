import type { Status } from './report.ts'

/** Creates a function that returns how to show a status. Shows a status that is not in `known` as unknown. */
export const createStatusLookup =
  (known: Readonly<Record<string, Status>>) =>
  (status: string): Status =>
    (Object.hasOwn(known, status) && known[status]) || { text: 'reports.status.unknown', tone: 'muted' }
