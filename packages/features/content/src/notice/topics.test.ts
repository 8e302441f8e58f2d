import { expect, test } from 'vitest'
import { getTopic, topics } from './topics.ts'

test.each([...topics])('returns the known topic %s of a notice', (topic) => expect(getTopic({ topic })).toBe(topic))
test.each(['', 'sports', 'News', '__proto__', 'toString'])('counts the unknown topic %s as news', (topic) =>
  expect(getTopic({ topic })).toBe('news'),
)
