import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPngFixture } from '../testing/images.ts'
import { northMerchant } from '../testing/merchants.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

const sandbox = createTestSandbox({ limits: { upload: 3 } })
const token = await sandbox.token('ana')
afterEach(() => vi.restoreAllMocks())

/** Calls the operation `uploadImage`. @returns the status, and whether the sandbox has read a part of the body */
async function upload(text: string, session?: string) {
  let read = false
  const body = new ReadableStream(
    {
      pull: (controller) => {
        read = true
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = {
    Merchant: northMerchant.code,
    'Content-Type': 'application/json',
    ...(session && { Authorization: `Bearer ${session}` }),
  }
  const request = new Request(`http://${northMerchant.hosts[0]}/wps/file/image`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  const answer = await sandbox.fetch(request)
  return { status: answer.status, read }
}

const zeros = `[${'0,'.repeat(3_000_000)}0]`
const picture = JSON.stringify({ purpose: 'PROMOTION', data: createPngFixture(4, 3).toString('base64') })

describe('a large body', () => {
  test('does not read a large request body when the session is missing or unknown', { tags: ['B62'] }, async () => {
    expect(await upload(zeros)).toEqual({ status: 401, read: false })
    expect(await upload(zeros, 'no-such-session')).toEqual({ status: 401, read: false })
  })

  test('refuses a large request body with too many JSON values before parsing it', { tags: ['B62'] }, async () => {
    const parse = vi.spyOn(JSON, 'parse')
    expect(await upload(zeros, token)).toEqual({ status: 400, read: true })
    expect(parse.mock.calls.some(([text]) => text.length === zeros.length)).toBe(false)
  })

  test(
    'does not read a large request body when the member has sent too many uploads in a minute',
    { tags: ['B62'] },
    async () => {
      sandbox.clock.advance(60_000)
      for (let at = 0; at < 3; at++) expect(await upload(picture, token)).toEqual({ status: 200, read: true })
      expect(await upload(picture, token)).toEqual({ status: 429, read: false })
    },
  )

  test(
    'control: calls the reviver of JSON.parse for each value when the number of values is not checked',
    { tags: ['B62-control'] },
    () => {
      const reviver = vi.fn((_: string, value: unknown) => value)
      JSON.parse(`[${'0,'.repeat(9_999)}0]`, reviver)
      expect(reviver).toHaveBeenCalledTimes(10_001)
    },
  )
})
