import {
  createSuccessResponse,
  chooseFiles,
  rejectWithConnectionError,
  createSessionFixture,
  createRefusalResponse,
} from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import {
  promotionWithApplicationFixture,
  createPromotionFixture,
  createPromotionDetailFixture,
} from '../testing/createPromotionFixture.ts'
import {
  promotionApplicationEndpoint,
  createRequestRecorder,
  promotionDetailEndpoint,
  renderPromotionScreens,
  pictureUploadEndpoint,
} from '../testing/renderPromotionScreens.tsx'

const idOf = (at: number) => String(at).padStart(32, '0')
const applied = createPromotionDetailFixture(createPromotionFixture(7, { status: 'APPLYING' }), {
  comment: 'I won!',
  images: 1,
})

/** Creates a picture that the browser can read. Each `colour` gives a different picture. */
async function pictureOf(name: string, type = 'image/png', colour = name): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  const ink = canvas.getContext('2d')!
  ink.fillStyle = `hsl(${[...colour].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 360} 80% 50%)`
  ink.fillRect(0, 0, 40, 30)
  return new File([await canvas.convertToBlob({ type })], name, { type })
}

/**
 * Opens the application form on the page of a promotion. The platform returns the ids 1, 2, 3 … for uploaded pictures.
 */
async function openForm(answers = {}) {
  const uploads = createRequestRecorder(() =>
    createSuccessResponse({ imageId: idOf(uploads.bodies.length), type: 'png', width: 40, height: 30, bytes: 100 }),
  )
  const page = await renderPromotionScreens('/m/activityInfo?id=7', {
    answers: {
      [promotionDetailEndpoint]: { value: createPromotionDetailFixture(promotionWithApplicationFixture) },
      [pictureUploadEndpoint]: uploads.hear,
      ...answers,
    },
  })
  const { screen } = page
  await screen.getByRole('button', { name: 'Apply' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Your application' })
  await expect.element(sheet.getByRole('button', { name: 'Send application' })).toBeVisible()
  const add = (...files: File[]) => chooseFiles(document.querySelector<HTMLInputElement>('input[type=file]'), files)
  return {
    ...page,
    uploads,
    sheet,
    add,
    comment: sheet.getByRole('textbox', { name: /^Comment/ }),
    send: sheet.getByRole('button', { name: 'Send application' }),
  }
}
type Form = Awaited<ReturnType<typeof openForm>>
const uploaded = async ({ sheet }: Form, name: string) => {
  await expect.element(sheet.getByText(`${name}: uploaded`)).toBeInTheDocument()
}

describe('application comment', () => {
  test(
    'allows 140 characters (graphemes) in a comment, and neither cuts nor sends a longer comment',
    { tags: ['MEMB-073'] },
    async () => {
      const form = await openForm()
      const family = '👨‍👩‍👧'
      await form.comment.fill(family.repeat(140))
      await expect.element(form.comment).toHaveAccessibleDescription(/140 \/ 140/)
      await form.comment.fill(family.repeat(141))
      await expect.element(form.comment).toHaveAccessibleDescription(/Use no more than 140 characters.*141 \/ 140/)
      await form.send.click()
      await expect.element(form.comment).toHaveValue(family.repeat(141))
      expect(form.asked(promotionApplicationEndpoint)).toBe(0)
    },
  )

  test('refuses to send an application whose comment is blank, and requests a comment', async () => {
    const form = await openForm()
    await form.comment.fill('  ')
    await form.send.click()
    await expect.element(form.comment).toHaveAccessibleDescription(/Add a short comment/)
    expect(form.asked(promotionApplicationEndpoint)).toBe(0)
  })
})

/** Files that are not accepted, each with the error that the form shows. */
const bad = {
  'page.png': ['<script>alert(1)</script>', 'Choose a PNG or JPG picture.'],
  'holiday.png': ['\u0000\u0000\u0000\u0018ftypheic', 'Choose a PNG or JPG picture.'],
  'sign.png': ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'Choose a PNG or JPG picture.'],
  'huge.png': [new Uint8Array(5 * 1024 * 1024 + 1), 'This picture is too large: maximum 5 MB.'],
  'bomb.png': [bombOf(60_000), 'This picture has too many pixels: maximum 40 megapixels.'],
  'torn.png': [bombOf(9).slice(0, 40), 'We couldn’t read this picture. Choose another one.'],
  // The header of this PNG is valid, but no browser can decode the picture.
  'noise.png': [bombOf(9), 'We couldn’t read this picture. Choose another one.'],
} as const satisfies Readonly<Record<string, readonly [BlobPart, string]>>

/** Creates a PNG file whose header states a width and height of `side` pixels. */
function bombOf(side: number): Uint8Array<ArrayBuffer> {
  const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
  const part = (kind: string, data: readonly number[]) => [
    ...four(data.length),
    ...Array.from(kind, (sign) => sign.charCodeAt(0)),
    ...data,
    0,
    0,
    0,
    0,
  ]
  const begin = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  return Uint8Array.from([
    ...begin,
    ...part('IHDR', [...four(side), ...four(side), 8, 2, 0, 0, 0]),
    ...part('IDAT', [1, 2, 3, 4]),
    ...part('IEND', []),
  ])
}
const fileOf = (name: keyof typeof bad) => new File([bad[name][0]], name, { type: 'image/png' })

describe('application pictures', () => {
  test.each(Object.keys(bad) as (keyof typeof bad)[])(
    'refuses the file %s before the upload and sends nothing',
    { tags: ['I4'] },
    async (name) => {
      const form = await openForm()
      await form.comment.fill('I won!')
      form.add(fileOf(name))
      await expect.element(form.sheet.getByText(`${name}: ${bad[name][1]}`)).toBeVisible()
      expect(form.asked(pictureUploadEndpoint)).toBe(0)
      await expect.element(form.comment).toHaveValue('I won!')
    },
  )

  test(
    'control: uploads the invalid pictures when no code checks them before the upload',
    { tags: ['I4-control'] },
    async () => {
      const { site, uploads } = await openForm()
      const { uploadImage } = await import('@lobby/api/operations/promotion')
      for (const name of Object.keys(bad) as (keyof typeof bad)[]) {
        await site.api.call(uploadImage, { body: { purpose: 'PROMOTION', data: btoa(name) } })
      }
      expect(uploads.bodies).toHaveLength(Object.keys(bad).length)
    },
  )

  test(
    'uploads a PNG and a JPEG with any file name one by one, and sends them with the application',
    { tags: ['MEMB-074'] },
    async () => {
      const { hear, bodies } = createRequestRecorder(() => createSuccessResponse(applied))
      const form = await openForm({ [promotionApplicationEndpoint]: hear })
      await form.comment.fill('I won!')
      form.add(await pictureOf('first.txt'), await pictureOf('second.jpg', 'image/jpeg'))
      await uploaded(form, 'first.txt')
      await uploaded(form, 'second.jpg')
      await form.send.click()
      await expect.element(form.screen.getByText(/We’ve received your application/)).toBeVisible()
      expect(bodies).toEqual([{ activityId: 7, comment: 'I won!', images: [idOf(1), idOf(2)] }])
      expect(form.uploads.bodies).toMatchObject([
        { purpose: 'PROMOTION', data: expect.stringMatching(/^iVBOR/) },
        { data: expect.stringMatching(/^\/9j\//) },
      ])
      expect(form.notices).toEqual(['notice: Application sent. You’ll see the result here.'])
    },
  )

  test(
    'refuses a picture of 5 MB plus one byte as too large, and accepts a smaller picture',
    { tags: ['MEMB-075'] },
    async () => {
      const form = await openForm()
      form.add(fileOf('huge.png'), await pictureOf('small.png'))
      await expect.element(form.sheet.getByText('huge.png: This picture is too large: maximum 5 MB.')).toBeVisible()
      await uploaded(form, 'small.png')
      expect(form.asked(pictureUploadEndpoint)).toBe(1)
    },
  )

  test('shows why each refused file was refused, and accepts the other files', async () => {
    const form = await openForm()
    form.add(fileOf('page.png'), fileOf('torn.png'), fileOf('sign.png'), await pictureOf('win.png'))
    await expect
      .element(
        form.sheet.getByText(
          'page.png, sign.png: Choose a PNG or JPG picture. torn.png: We couldn’t read this picture. Choose ' +
            'another one.',
        ),
      )
      .toBeVisible()
    await uploaded(form, 'win.png')
    expect(form.asked(pictureUploadEndpoint)).toBe(1)
  })

  test('accepts three pictures for an application, but no fourth', { tags: ['MEMB-076'] }, async () => {
    const form = await openForm()
    form.add(...(await Promise.all(['a', 'b', 'c', 'd'].map((name) => pictureOf(`${name}.png`)))))
    await expect.element(form.sheet.getByText('Maximum 3 pictures.')).toBeVisible()
    await uploaded(form, 'c.png')
    expect(form.asked(pictureUploadEndpoint)).toBe(3)
    expect(form.sheet.getByRole('button', { name: 'Add', exact: true }).query()).toBeNull()
    await form.sheet.getByRole('button', { name: 'Remove b.png' }).click()
    await expect.element(form.sheet.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  })

  test('does not send the application until a failed upload of a picture has been repeated', async () => {
    let down = true
    const form = await openForm({
      [pictureUploadEndpoint]: () =>
        down
          ? rejectWithConnectionError()
          : createSuccessResponse({ imageId: idOf(1), type: 'png', width: 40, height: 30, bytes: 100 }),
    })
    await form.comment.fill('I won!')
    form.add(await pictureOf('win.png'))
    await expect.element(form.sheet.getByText('win.png: not uploaded')).toBeInTheDocument()
    await form.send.click({ force: true })
    await expect.element(form.sheet.getByText('One picture failed to upload. Try again or remove it.')).toBeVisible()
    expect(form.asked(promotionApplicationEndpoint)).toBe(0)
    down = false
    await form.sheet.getByRole('button', { name: 'Upload win.png again' }).click()
    await uploaded(form, 'win.png')
  })

  test('uploads pictures again when the platform has deleted them, and sends the application at the next press', async () => {
    const answers = [() => createRefusalResponse('upload.unknown'), () => createSuccessResponse(applied)]
    const { hear, bodies } = createRequestRecorder(() => answers.shift()?.() ?? rejectWithConnectionError())
    const form = await openForm({ [promotionApplicationEndpoint]: hear })
    await form.comment.fill('I won!')
    form.add(await pictureOf('win.png'))
    await uploaded(form, 'win.png')
    await form.send.click()
    await expect.element(form.sheet.getByText(/pictures expired/)).toBeVisible()
    await expect.poll(() => form.asked(pictureUploadEndpoint)).toBe(2)
    await uploaded(form, 'win.png')
    await form.send.click()
    await expect.element(form.screen.getByText(/We’ve received your application/)).toBeVisible()
    expect(bodies).toMatchObject([{ images: [idOf(1)] }, { images: [idOf(2)] }])
  })
})

describe('application input', () => {
  test('keeps the comment and the pictures when the platform refuses the application', async () => {
    const form = await openForm({ [promotionApplicationEndpoint]: () => createRefusalResponse('activity.applied') })
    await form.comment.fill('I won!')
    form.add(await pictureOf('win.png'))
    await uploaded(form, 'win.png')
    await form.send.click()
    await expect.element(form.sheet.getByRole('alert').getByText(/applied/)).toBeVisible()
    await expect.element(form.comment).toHaveValue('I won!')
    await uploaded(form, 'win.png')
  })

  test('keeps the comment and pictures when the sheet is closed and opened again', async () => {
    const form = await openForm()
    await form.comment.fill('I won!')
    form.add(await pictureOf('win.png'))
    await uploaded(form, 'win.png')
    await form.sheet.getByRole('button', { name: 'Close' }).click()
    await expect.element(form.sheet).not.toBeInTheDocument()
    await form.screen.getByRole('button', { name: 'Apply' }).click()
    await expect.element(form.comment).toHaveValue('I won!')
    await uploaded(form, 'win.png')
    expect(form.asked(pictureUploadEndpoint)).toBe(1)
  })

  test(
    'keeps the application when the session expires, and resends it with the same idempotency key',
    { tags: ['U4'] },
    async () => {
      let known = true
      const { hear, keys, bodies } = createRequestRecorder(() =>
        known
          ? createSuccessResponse(applied)
          : Response.json({ success: false, errorCode: 'auth.unauthorized', message: '' }, { status: 401 }),
      )
      const form = await openForm({ [promotionApplicationEndpoint]: hear })
      await form.comment.fill('I won!')
      form.add(await pictureOf('win.png'))
      await uploaded(form, 'win.png')
      known = false
      await form.send.click()
      await expect.poll(() => form.site.session.get()).toBeNull()
      await expect.element(form.comment).toHaveValue('I won!')
      known = true
      form.site.session.signIn(createSessionFixture({ type: 0, token: 'token-of-later' }))
      await expect.element(form.sheet.getByText(/has not been sent yet/)).toBeVisible()
      await form.send.click()
      await expect.element(form.screen.getByText(/We’ve received your application/)).toBeVisible()
      expect([new Set(keys).size, bodies.length, bodies[1]]).toEqual([1, 2, bodies[0]])
    },
  )

  test(
    'fetches the outcome of an application whose response was lost, and does not resend it',
    { tags: ['N13'] },
    async () => {
      let sent = false
      const form = await openForm({
        [promotionApplicationEndpoint]: () => ((sent = true), rejectWithConnectionError()),
        [promotionDetailEndpoint]: () =>
          createSuccessResponse(sent ? applied : createPromotionDetailFixture(promotionWithApplicationFixture)),
      })
      await form.comment.fill('I won!')
      await form.send.click()
      await expect.element(form.screen.getByText(/received your application/)).toBeVisible()
      expect(form.asked(promotionApplicationEndpoint)).toBe(1)
    },
  )
})
