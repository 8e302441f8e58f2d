import { expect, test } from 'vitest'
import { shareOrDownloadFile, type FileShareApi } from './shareOrDownloadFile.ts'

const file = new File(['a'], 'a.csv', { type: 'text/csv' })

async function save(ways: FileShareApi) {
  const downloads: File[] = []
  const how = await shareOrDownloadFile(file, ways, (each) => downloads.push(each))
  return { how, downloads }
}

test('opens the share sheet for an exported file on a phone that can share files', async () => {
  const shared: ShareData[] = []
  const { how, downloads } = await save({
    canShare: () => true,
    share: (data) => Promise.resolve(void shared.push(data)),
  })
  expect([how, shared, downloads]).toEqual(['shared', [{ files: [file] }], []])
})

test.each([
  ['cannot share anything', {}],
  ['can share texts only', { canShare: () => false, share: () => Promise.resolve() }],
  [
    'refuses to share the file',
    { canShare: () => true, share: () => Promise.reject(new DOMException('late', 'NotAllowedError')) },
  ],
])('downloads the exported file in a browser that %s', async (_, ways) => {
  expect(await save(ways)).toEqual({ how: 'saved', downloads: [file] })
})

test('downloads no file when the player closes the share sheet', async () => {
  expect(
    await save({ canShare: () => true, share: () => Promise.reject(new DOMException('closed', 'AbortError')) }),
  ).toEqual({ how: 'dismissed', downloads: [] })
})
