import type { ReportStatus } from './report.ts'

/**
 * Creates a function that returns the text and the colour for a status that the platform sends. A status that is not in
 * `known` gets the text for unknown statuses.
 */
export const createReportStatusLookup =
  (known: Readonly<Record<string, ReportStatus>>) =>
  (status: string): ReportStatus =>
    (Object.hasOwn(known, status) && known[status]) || { text: 'reports.status.unknown', tone: 'muted' }
