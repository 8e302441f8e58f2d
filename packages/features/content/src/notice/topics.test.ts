import { expect, test } from 'vitest'
import { topicOf, topics } from './topics.ts'

test.each([...topics])('%s is known', (topic) => expect(topicOf({ topic })).toBe(topic))
test.each(['', 'sports', 'News', '__proto__', 'toString'])('a topic that the site does not know is news: %s', (topic) =>
  expect(topicOf({ topic })).toBe('news'),
)
