import { expect, test } from 'vitest'
import { topicOf, topics } from './topics.ts'

test.each([...topics])('accepts the topic %s', (topic) => expect(topicOf({ topic })).toBe(topic))
test.each(['', 'sports', 'News', '__proto__', 'toString'])('counts the unknown topic %s as news', (topic) =>
  expect(topicOf({ topic })).toBe('news'),
)
