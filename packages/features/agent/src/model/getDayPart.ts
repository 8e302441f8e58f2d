/** The parts of the day that the greeting of an agent distinguishes. */
export type DayPart = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening'

/**
 * Returns the part of the day for an hour: 0 to 10, 11 to 14, 15 to 18, or 19 to 24 (specification part 2, section 9).
 * @param hour - a whole number from 0 to 24; 24 is midnight at the end of the evening (C45 in decision 001)
 */
export function getDayPart(hour: number): DayPart {
  if (hour <= 10) return 'morning'
  if (hour <= 14) return 'earlyAfternoon'
  return hour <= 18 ? 'lateAfternoon' : 'evening'
}
