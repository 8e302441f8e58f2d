/** The parts of the day by which an agent is greeted. */
export type DayPart = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening'

/**
 * Which part of the day an hour is in (specification part 2, section 9): 0 to 10, 11 to 14, 15 to 18, and from 19 on.
 *
 * @param hour a whole one from 0 to 24: a clock that calls midnight 24 means the end of the evening (C45)
 */
export function dayPartOf(hour: number): DayPart {
  if (hour <= 10) return 'morning'
  if (hour <= 14) return 'earlyAfternoon'
  return hour <= 18 ? 'lateAfternoon' : 'evening'
}
