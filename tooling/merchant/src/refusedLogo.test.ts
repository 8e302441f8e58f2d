import { expect, test, vi } from 'vitest'
import { doctor } from './doctor.ts'
import * as ground from './logoGround.ts'
import { workshop } from './testing/workshop.ts'

vi.mock('./logoGround.ts', { spy: true })

/** The codes that the doctor prints of a folder with this change of its logo, and how often it drew a logo. */
async function examine(change: (svg: string) => string) {
  const { merchantsDir, ids, edit } = workshop(1)
  edit(ids[0], 'assets/logo.svg', change)
  vi.mocked(ground.drawSmall).mockClear()
  const lines: string[] = []
  await doctor([ids[0], '--json'], { merchantsDir, print: (text) => lines.push(text) })
  const { problems } = JSON.parse(lines.join('\n')) as { readonly problems: readonly { readonly code: string }[] }
  return { codes: problems.map(({ code }) => code), drawn: vi.mocked(ground.drawSmall).mock.calls.length }
}

test('the doctor does not draw a logo that it refuses: to draw it could take for ever', { tags: ['B73'] }, async () => {
  expect(await examine((svg) => svg.replace('</svg>', '<path stroke-dasharray="9" d="M0 0H9"/></svg>'))).toEqual({ codes: ['LM013'], drawn: 0 })
})

test('control: the doctor draws the same logo without its mistake', { tags: ['B73-control'] }, async () => {
  expect(await examine((svg) => svg.replace('</svg>', '<path d="M0 0H9"/></svg>'))).toEqual({ codes: [], drawn: 1 })
})
