import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parseCommandLine } from '../verbs/parseCommandLine.ts'
import { createNewMerchantTestSetup, renderPlainLogo } from './testing/createNewMerchantTestSetup.ts'

const acme = ['acme', '--name', 'Acme', '--brand', '#e4002b'] as const

test('writes an owner’s name with special characters into one table cell of the README', async () => {
  const { run, text } = createNewMerchantTestSetup()
  await run([...acme, '--owner', 'Ann | Bob\nand Co'])
  expect(text('acme', 'README.md')).toContain('| owner | Ann \\| Bob and Co |\n')
})

test('reports that a large PNG logo was scaled down', async () => {
  const { run, given } = createNewMerchantTestSetup()
  const noise = Buffer.from(Array.from({ length: 600 * 600 * 3 }, (_, at) => ((at * 7919) % 251) & 31))
  const png = await sharp(noise, { raw: { width: 600, height: 600, channels: 3 } })
    .blur(40)
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect((await run([...acme, '--logo', given('logo.png', png)])).text).toMatch(
    /^ {2}logo +made smaller: 1,0\d\d kB -> \d{1,2} kB$/m,
  )
  expect(
    (
      await run([
        'other',
        '--name',
        'Other',
        '--brand',
        '#e4002b',
        '--logo',
        given('logo.svg', renderPlainLogo('#0a7f5a')),
      ])
    ).text,
  ).toMatch(/^ {2}logo +as given$/m)
})

test('does not report scaling when the logo keeps its size', async () => {
  const { run, given } = createNewMerchantTestSetup()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="8"><path fill="#0a7f5a" d="M1 1H8V7H1ZM12 1H23V7H12Z"/></svg>'
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer()
  expect(png.byteLength).toBeLessThan(1_000)
  const { text } = await run([...acme, '--logo', given('logo.png', png)])
  expect(text).not.toMatch(/made smaller: (\d+ kB) -> \1$/m)
})

test('names the export setting that avoids style sheets when an SVG logo has a style sheet', async () => {
  const { run, given } = createNewMerchantTestSetup()
  const illustrator = renderPlainLogo('#fff').replace('<path', '<style>.a{fill:#fff}</style><path class="a"')
  const { code, text } = await run([...acme, '--logo', given('logo.svg', illustrator)])
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(/<style>.*Illustrator.*"Styling: Presentation Attributes".*Figma and Inkscape/),
  ])
  expect(
    (
      await run([
        ...acme,
        '--logo',
        given('x.svg', renderPlainLogo('#fff').replace('</svg>', '<script>1</script></svg>')),
      ])
    ).text,
  ).not.toContain('Illustrator')
})

test('refuses a single letter as the domain, both at the prompt and as an option', async () => {
  const { run } = createNewMerchantTestSetup()
  const answers = ['y', '']
  const ask = (question: string) => Promise.resolve(question.startsWith('Domains') ? (answers.shift() ?? '') : '')
  expect(
    (await run([...acme, '--logo', join(import.meta.dirname, '../../../../merchants/kite/assets/logo.svg')], { ask }))
      .text,
  ).toMatch(/^ {2}Invalid: y: it has no public domain\. Write it with its domain/m)
  expect((await run(['other', '--name', 'Other', '--brand', '#e4002b', '--host', 'y'])).text).toMatch(
    /^--host y: it has no public domain/m,
  )
})

test('prints the maximum length of a merchant’s name in the help', () => {
  expect(parseCommandLine(['new', '--help'])).toMatchObject({
    help: expect.stringMatching(/--name <text> .*40 letters at most/) as string,
  })
})

test('passes the new merchant’s id to the command that starts the sites', async () => {
  const { run } = createNewMerchantTestSetup()
  const shown: string[] = []
  await run([...acme, '--start'], { start: (id) => (shown.push(id), Promise.resolve(0)) })
  expect(shown).toEqual(['acme'])
})
