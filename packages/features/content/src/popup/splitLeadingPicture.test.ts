import { expect, test } from 'vitest'
import { splitLeadingPicture } from './splitLeadingPicture.ts'

test.each([
  ['<p><img src="/a.webp" alt="x"></p><p>Text</p>', '<p><img src="/a.webp" alt="x"></p>', '<p>Text</p>'],
  ['<img src="/a.webp">Text', '<img src="/a.webp">', 'Text'],
  [
    ' <figure class="x"> <img src="/a.webp"/> </figure>Text',
    ' <figure class="x"> <img src="/a.webp"/> </figure>',
    'Text',
  ],
  ['<p>Text <img src="/a.webp"></p>', '', '<p>Text <img src="/a.webp"></p>'],
  ['<p>Text</p>', '', '<p>Text</p>'],
  ['<pimg><img src="x">', '', '<pimg><img src="x">'],
  ['', '', ''],
])('splits the leading picture from %s', (content, picture, rest) => {
  expect(splitLeadingPicture(content)).toEqual([picture, rest])
})

test('splits the leading picture from a long malicious text in a short time', () => {
  const content = `<p${' '.repeat(200_000)}<img${' '.repeat(200_000)}`
  expect(splitLeadingPicture(content)).toEqual(['', content])
})
