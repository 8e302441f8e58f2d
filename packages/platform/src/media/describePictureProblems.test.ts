import { ApiError } from '@lobby/api'
import { createTranslateText } from '@lobby/i18n'
import { expect, test } from 'vitest'
import { loadProductMessages } from '../testing/index.ts'
import { describePictureProblems } from './describePictureProblems.ts'
import type { PictureUploadsState } from './usePictureUploads.ts'

const text = createTranslateText('EN', await loadProductMessages('EN'))
const say = (pictures: Partial<PictureUploadsState>) =>
  describePictureProblems(text, { refused: [], hasSurplus: false, chosen: [], ...pictures }, 3)?.replaceAll(
    '\u00a0',
    ' ',
  )

test('returns undefined when all pictures are valid', () => {
  expect(say({ chosen: [{ key: 1, name: 'a.png', state: 'sent', preview: null, imageId: '1' }] })).toBeUndefined()
})

test('names every refused file, grouped by reason', () => {
  const refused = [
    { name: 'a.gif', problem: 'type' },
    { name: 'b.png', problem: 'bytes' },
    { name: 'c.gif', problem: 'type' },
  ] as const
  expect(say({ refused })).toBe(
    'a.gif, c.gif: Choose a PNG or JPG picture. b.png: This picture is too large: maximum 5 MB.',
  )
})

test('names the refused files, the failed uploads and the maximum number of pictures in one line', () => {
  const error = new ApiError('network', { operation: 'uploadImage' })
  const chosen = [{ key: 1, name: 'win.png', state: 'failed', preview: null, error }] as const
  expect(say({ refused: [{ name: 'a.gif', problem: 'type' }], chosen, hasSurplus: true })).toBe(
    'a.gif: Choose a PNG or JPG picture. win.png: No connection. Check your internet and try again. Maximum ' +
      '3 pictures.',
  )
})
