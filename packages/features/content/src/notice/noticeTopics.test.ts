import { expect, test } from 'vitest'
import { getNoticeTopic, noticeTopics } from './noticeTopics.ts'

test.each([...noticeTopics])('returns the known topic %s of a notice', (topic) =>
  expect(getNoticeTopic({ topic })).toBe(topic),
)
test.each(['', 'sports', 'News', '__proto__', 'toString'])(
  'returns news for a notice with the unknown topic %s',
  (topic) => expect(getNoticeTopic({ topic })).toBe('news'),
)
