import { expect, test } from 'vitest'
import { getTopic, topics } from './topics.ts'

test.each([...topics])('returns the known topic %s of a notice', (topic) => expect(getTopic({ topic })).toBe(topic))
test.each(['', 'sports', 'News', '__proto__', 'toString'])(
  'returns news for a notice with the unknown topic %s',
  (topic) => expect(getTopic({ topic })).toBe('news'),
)
