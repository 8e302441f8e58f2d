import { expect, test } from 'vitest'
import { doctor } from './doctor.ts'
import { createBuildSandbox } from './testing/buildSandbox.ts'

/** Returns the codes that the doctor prints for a folder whose logo has only this content. */
async function examine(content: string) {
  const { merchantsDir, ids, edit } = createBuildSandbox(1)
  edit(ids[0], 'assets/logo.svg', () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 149 27">${content}</svg>`)
  const printed: string[] = []
  await doctor([ids[0], '--json'], { merchantsDir, print: (text) => printed.push(text) })
  const { problems } = JSON.parse(printed.join('\n')) as { readonly problems: readonly { readonly code: string }[] }
  return problems.map(({ code }) => code)
}

// Drawing some of the refused logos takes minutes. Only a drawing can show that a logo is invisible (LM012).
test('does not draw a logo that it refuses', { tags: ['B73'] }, async () => {
  expect(await examine('<path stroke="none" fill="none" stroke-dasharray=".1" d="M0 0H9e4"/>')).toEqual(['LM013'])
})

test('control: draws the same logo without dashes and finds that it is empty', { tags: ['B73-control'] }, async () => {
  expect(await examine('<path stroke="none" fill="none" d="M0 0H9e4"/>')).toEqual(['LM012'])
})
