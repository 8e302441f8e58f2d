import { expect, test } from 'vitest'
import { runDoctorVerb } from './runDoctorVerb.ts'
import { createBuildTestSetup } from './testing/createBuildTestSetup.ts'

/** Returns the codes that the doctor prints for a folder whose logo has only this content. */
async function examine(content: string) {
  const { merchantsDir, ids, edit } = createBuildTestSetup(1)
  edit(ids[0], 'assets/logo.svg', () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 149 27">${content}</svg>`)
  const printed: string[] = []
  await runDoctorVerb([ids[0], '--json'], { merchantsDir, print: (text) => printed.push(text) })
  const { problems } = JSON.parse(printed.join('\n')) as { readonly problems: readonly { readonly code: string }[] }
  return problems.map(({ code }) => code)
}

// Rendering some of the refused logos takes minutes. LM012 (the logo is invisible) can only be found by rendering, so a
// report without LM012 shows that the logo was not rendered.
test('does not render a logo that the doctor refuses', { tags: ['B73'] }, async () => {
  expect(await examine('<path stroke="none" fill="none" stroke-dasharray=".1" d="M0 0H9e4"/>')).toEqual(['LM013'])
})

test(
  'control: renders a logo without a dashed line, and finds that it is empty',
  { tags: ['B73-control'] },
  async () => {
    expect(await examine('<path stroke="none" fill="none" d="M0 0H9e4"/>')).toEqual(['LM012'])
  },
)
