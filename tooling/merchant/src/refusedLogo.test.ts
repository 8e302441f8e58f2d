import { expect, test } from 'vitest'
import { doctor } from './doctor.ts'
import { workshop } from './testing/workshop.ts'

/** The codes that the doctor prints of a folder whose logo has these lines as well. */
async function examine(lines: string) {
  const { merchantsDir, ids, edit } = workshop(1)
  edit(ids[0], 'assets/logo.svg', (svg) => svg.replace('</svg>', `${lines}</svg>`))
  const printed: string[] = []
  await doctor([ids[0], '--json'], { merchantsDir, print: (text) => printed.push(text) })
  const { problems } = JSON.parse(printed.join('\n')) as { readonly problems: readonly { readonly code: string }[] }
  return problems.map(({ code }) => code)
}

test('the doctor does not draw a logo that it refuses: to draw this one takes for ever', { tags: ['B73'] }, async () => {
  expect(await examine('<path stroke="red" stroke-dasharray=".1" d="M0 0H9e4"/>'.repeat(150))).toEqual(['LM013'])
})

test('control: the doctor looks at the same logo without dashes', { tags: ['B73-control'] }, async () => {
  expect(await examine('<path stroke="red" d="M0 0H9e4"/>'.repeat(150))).toEqual([])
})
