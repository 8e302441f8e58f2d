import { createRefusalResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import {
  avatarsFixture,
  avatarsEndpoint,
  renderMemberCentre,
  type RenderMemberCentreOptions,
} from '../testing/renderMemberCentre.tsx'

const choosePath = 'POST /wps/member/headIcon'

/** Opens the sheet of avatars from the member card. `sent` records the requests that change the avatar. */
async function openSheet(answers: RenderMemberCentreOptions['answers'] = {}) {
  const sent: string[] = []
  const choose = async (request: Request) => {
    sent.push(`${new URL(request.url).search} ${await request.text()}`)
    return Response.json({ success: true, value: true })
  }
  const { main, screen } = await renderMemberCentre({
    answers: { [avatarsEndpoint]: { value: { ...avatarsFixture, current: 'onca' } }, [choosePath]: choose, ...answers },
  })
  await main.getByRole('button', { name: 'Change your picture' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Your picture' })
  return { main, sheet, sent, choice: (n: number) => sheet.getByRole('button', { name: `Picture ${n}`, exact: true }) }
}

const shown = (main: { element: () => Element }) => main.element().querySelector('button img')?.getAttribute('src')

test('shows the member’s avatar on the member card', async () => {
  const { main } = await renderMemberCentre({
    answers: { [avatarsEndpoint]: { value: { ...avatarsFixture, current: 'arara' } } },
  })
  await expect.poll(() => shown(main)).toMatch(/\/avatar\/arara\.webp$/)
})

test('marks the current avatar among the pictures, and shows a newly chosen picture on the member card', async () => {
  const { main, sheet, sent, choice } = await openSheet()
  await expect.element(choice(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(choice(2)).toHaveAttribute('aria-pressed', 'false')
  await choice(2).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => shown(main)).toMatch(/\/avatar\/arara\.webp$/)
  expect(sent).toEqual(['?moduleId=PROFPIC3 headIcon=arara'])
})

test('scrolls the error of a refused avatar into view, and keeps the previous avatar', async () => {
  const icons = Array.from({ length: 20 }, (_, at) =>
    avatarsFixture.icons.map((icon) => (at === 0 ? icon : { ...icon, headIcon: `${icon.headIcon}${at}` })),
  ).flat()
  const { main, sheet, choice } = await openSheet({
    [avatarsEndpoint]: { value: { icons, current: 'onca' } },
    [choosePath]: () => createRefusalResponse('account.field.invalid'),
  })
  await choice(icons.length).click()
  const notice = sheet.getByRole('alert')
  await expect.element(notice).toHaveTextContent('Unknown error')
  await expect.poll(() => notice.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(notice.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  await expect.element(choice(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => shown(main)).toMatch(/\/avatar\/onca\.webp$/)
})

test('ignores a press on another avatar while the first choice is being sent', async () => {
  let sent = 0
  const answered = Promise.withResolvers<Response>()
  const { sheet, choice } = await openSheet({ [choosePath]: () => (sent++, answered.promise) })
  await choice(2).click()
  await choice(3).click()
  expect(sent).toBe(1)
  answered.resolve(Response.json({ success: true, value: true }))
  await expect.element(sheet).not.toBeInTheDocument()
})

test('offers a retry when the avatars do not load', async () => {
  let broken = true
  const { sheet, choice } = await openSheet({
    [avatarsEndpoint]: () =>
      broken ? new Response('', { status: 400 }) : Response.json({ success: true, value: avatarsFixture }),
  })
  await expect.element(sheet.getByText('Couldn’t load the pictures')).toBeVisible()
  broken = false
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.element(choice(1)).toBeVisible()
})
