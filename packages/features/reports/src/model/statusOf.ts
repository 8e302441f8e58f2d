import type { Status } from './report.ts'

/** How a status is told; a word that nobody knows is told as unknown. */
export const statusIn =
  (known: Readonly<Record<string, Status>>) =>
  (status: string): Status =>
    (Object.hasOwn(known, status) && known[status]) || { text: 'reports.status.unknown', tone: 'muted' }
