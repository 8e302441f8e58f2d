/** The parts of the day for an agent's greeting. */
export type DayPart = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening'

/**
 * Returns the part of the day of an hour (specification part 2, section 9): 0 to 10, 11 to 14, 15 to 18, and from 19
 * on.
 * @param hour - a whole number from 0 to 24; a clock that writes midnight as 24 means the end of the evening (C45)
 */
export function getDayPart(hour: number): DayPart {
  if (hour <= 10) return 'morning'
  if (hour <= 14) return 'earlyAfternoon'
  return hour <= 18 ? 'lateAfternoon' : 'evening'
}
