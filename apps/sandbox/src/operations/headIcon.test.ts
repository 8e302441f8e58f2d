import { expect, test } from 'vitest'
import { createPictureService } from '../pictures/createPictureService.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

interface Icons {
  readonly current: string
  readonly icons: readonly { readonly headIcon: string; readonly url: string }[]
}

const query = { moduleId: 'PROFPIC3' }

test('gives each member a default profile picture, and changes only the picture of the calling member', async () => {
  const sandbox = createTestSandbox()
  const [ana, vip] = [await sandbox.token('ana'), await sandbox.token('vip')]
  const read = async (token: string) => (await sandbox.call('headIcons', { token })).body.value as unknown as Icons
  const { current, icons } = await read(ana)
  const names = icons.map(({ headIcon }) => headIcon)
  expect(names.length).toBeGreaterThan(8)
  expect(names).toContain(current)
  const [before, other = ''] = [(await read(vip)).current, names.find((name) => name !== current)]
  expect((await sandbox.call('setHeadIcon', { token: ana, query, body: { headIcon: other } })).body).toMatchObject({
    success: true,
    value: true,
  })
  expect([(await read(ana)).current, (await read(vip)).current]).toEqual([other, before])
})

test('returns a different image for each profile picture', async () => {
  const sandbox = createTestSandbox()
  const { icons } = (await sandbox.call('headIcons', { token: await sandbox.token('ana') })).body
    .value as unknown as Icons
  const pictures = createPictureService()
  const bytes = await Promise.all(
    icons.map(async ({ url }) =>
      Buffer.from((await (await pictures.respond(url))?.arrayBuffer()) ?? new ArrayBuffer(0)),
    ),
  )
  expect(new Set(bytes.map((each) => each.toString('base64'))).size).toBe(icons.length)
  for (const { length } of bytes) expect(length).toBeGreaterThan(500)
})

test('refuses an unknown profile picture and keeps the current picture', async () => {
  const sandbox = createTestSandbox()
  const token = await sandbox.token('ana')
  const before = (await sandbox.call('headIcons', { token })).body.value
  expect((await sandbox.call('setHeadIcon', { token, query, body: { headIcon: '../evil' } })).body).toMatchObject({
    success: false,
  })
  expect((await sandbox.call('headIcons', { token })).body.value).toEqual(before)
})
