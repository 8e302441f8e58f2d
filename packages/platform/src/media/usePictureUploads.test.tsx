import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { createSessionFixture } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { usePictureUploads, type PictureUploadsState } from './usePictureUploads.ts'

const upload = 'POST /wps/file/image'

/** Creates a picture that a browser can decode. Two pictures of the same shade have the same content. */
async function pictureOf(shade: number): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8)
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = `rgb(${shade}, 0, 0)`
    context.fillRect(0, 0, 8, 8)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${shade}.png`, { type: 'image/png' })
}

/**
 * Renders a form with pictures. The fake platform returns the same id for pictures with the same content. `on` receives
 * the number of each upload and may return another response for that upload.
 */
async function open(on: (count: number) => Response | Promise<Response> | undefined = () => undefined) {
  const sent: { readonly purpose: string; readonly data: string }[] = []
  const form: { pictures?: PictureUploadsState } = {}
  function Form() {
    const pictures = usePictureUploads({ purpose: 'FEEDBACK', maxCount: 3 })
    useLayoutEffect(() => {
      form.pictures = pictures
    })
    return <p>{pictures.chosen.map(({ name, state }) => `${name} ${state}`).join(', ')}</p>
  }
  const { screen } = await renderScreen(<Form />, {
    session: createSessionFixture(),
    answers: {
      [upload]: async (request) => {
        const one = (await request.json()) as (typeof sent)[number]
        sent.push(one)
        const imageId = [...new Set(sent.map(({ data }) => data))].indexOf(one.data).toString().padStart(32, '0')
        return (
          (await on(sent.length)) ??
          Response.json({ success: true, value: { imageId, type: 'png', width: 8, height: 8, bytes: 90 } })
        )
      },
    },
  })
  const now = (): PictureUploadsState => {
    if (!form.pictures) throw new Error('The form has not been rendered.')
    return form.pictures
  }
  return { screen, sent, now, states: () => now().chosen.map(({ name, state }) => `${name} ${state}`) }
}

test('uploads pictures one after the other in the order in which the player chose them', async () => {
  const holds: (() => void)[] = []
  const { sent, now, states } = await open(
    () => new Promise((resolve) => holds.push(() => resolve(undefined as never))),
  )
  now().add([await pictureOf(1), await pictureOf(2)])
  await expect.poll(states).toEqual(['1.png sending', '2.png waiting'])
  expect(sent).toHaveLength(1)
  holds[0]?.()
  await expect.poll(states).toEqual(['1.png sent', '2.png sending'])
  holds[1]?.()
  await expect.poll(() => now().imageIds).toEqual(['0'.repeat(32), '1'.padStart(32, '0')])
  expect(sent.map(({ purpose }) => purpose)).toEqual(['FEEDBACK', 'FEEDBACK'])
})

test('uploads the remaining pictures when the upload of one picture has failed', async () => {
  const { sent, now, states } = await open((count) =>
    count === 1 ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
  )
  now().add([await pictureOf(1), await pictureOf(2)])
  await expect.poll(states).toEqual(['1.png failed', '2.png sent'])
  const [failed] = now().chosen
  expect(failed?.error).toMatchObject({ kind: 'network' })
  now().retry(failed?.key ?? 0)
  await expect.poll(states).toEqual(['1.png sent', '2.png sent'])
  expect([sent[0], sent[2]]).toEqual([sent[2], sent[0]])
})

test('adds a picture to the form only one time when the player chooses it twice', async () => {
  const { now, states } = await open()
  now().add([await pictureOf(1), await pictureOf(1), await pictureOf(2)])
  await expect.poll(states).toEqual(['1.png sent', '2.png sent'])
})

test('refuses pictures beyond the maximum number until the player removes one', async () => {
  const { now, states } = await open()
  now().add([await pictureOf(1), await pictureOf(2)])
  await expect.poll(states).toEqual(['1.png sent', '2.png sent'])
  now().add([await pictureOf(3), await pictureOf(4)])
  await expect.poll(() => [now().hasSurplus, states()]).toEqual([true, ['1.png sent', '2.png sent', '3.png sent']])
  now().remove(now().chosen[0]?.key ?? 0)
  await expect.poll(states).toEqual(['2.png sent', '3.png sent'])
  now().add([await pictureOf(4)])
  await expect.poll(() => [now().hasSurplus, states()]).toEqual([false, ['2.png sent', '3.png sent', '4.png sent']])
})

test('does not count refused files towards the maximum number of pictures', async () => {
  const { now, states } = await open()
  const bad = ['bill.png', 'note.png'].map((name) => new File(['<script>'], name, { type: 'image/png' }))
  now().add([...bad, await pictureOf(1), await pictureOf(2), await pictureOf(3)])
  await expect.poll(states).toEqual(['1.png sent', '2.png sent', '3.png sent'])
  expect([now().refused.map(({ name }) => name), now().hasSurplus]).toEqual([['bill.png', 'note.png'], false])
})

test('reports a file that is not a picture, and does not upload it', async () => {
  const { now, sent, states } = await open()
  now().add([new File(['<script>'], 'bill.png', { type: 'image/png' }), await pictureOf(1)])
  await expect.poll(states).toEqual(['1.png sent'])
  expect([now().refused, now().isChecking, sent.length]).toEqual([[{ name: 'bill.png', problem: 'type' }], false, 1])
})

test('uploads all pictures again after the platform has deleted them', async () => {
  const { now, sent, states } = await open()
  now().add([await pictureOf(1), await pictureOf(2)])
  await expect.poll(states).toEqual(['1.png sent', '2.png sent'])
  now().uploadAgain()
  await expect.poll(() => [sent.length, states()]).toEqual([4, ['1.png sent', '2.png sent']])
})
