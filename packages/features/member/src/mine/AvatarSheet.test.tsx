import { refusal } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { pictures, picturesPath, renderMine, type MineInit } from '../testing/renderMine.tsx'

const choosePath = 'POST /wps/member/headIcon'

/** The sheet, opened from the card; `sent` is what was chosen. */
async function openSheet(answers: MineInit['answers'] = {}) {
  const sent: string[] = []
  const choose = async (request: Request) => {
    sent.push(`${new URL(request.url).search} ${await request.text()}`)
    return Response.json({ success: true, value: true })
  }
  const { main, screen } = await renderMine({
    answers: { [picturesPath]: { value: { ...pictures, current: 'onca' } }, [choosePath]: choose, ...answers },
  })
  await main.getByRole('button', { name: 'Change your picture' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Your picture' })
  return { main, sheet, sent, choice: (n: number) => sheet.getByRole('button', { name: `Picture ${n}`, exact: true }) }
}

const shown = (main: { element: () => Element }) => main.element().querySelector('button img')?.getAttribute('src')

test('the card shows the member’s own picture', async () => {
  const { main } = await renderMine({ answers: { [picturesPath]: { value: { ...pictures, current: 'arara' } } } })
  await expect.poll(() => shown(main)).toMatch(/\/avatar\/arara\.webp$/)
})

test('a press on the card’s avatar opens the pictures, the own one marked; another is chosen, and stands on the card', async () => {
  const { main, sheet, sent, choice } = await openSheet()
  await expect.element(choice(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(choice(2)).toHaveAttribute('aria-pressed', 'false')
  await choice(2).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.poll(() => shown(main)).toMatch(/\/avatar\/arara\.webp$/)
  expect(sent).toEqual(['?moduleId=PROFPIC3 headIcon=arara'])
})

test('a choice that is refused says so in sight, however far the sheet is scrolled, and leaves the picture as it was', async () => {
  const icons = Array.from({ length: 20 }, (_, at) =>
    pictures.icons.map((icon) => (at === 0 ? icon : { ...icon, headIcon: `${icon.headIcon}${at}` })),
  ).flat()
  const { main, sheet, choice } = await openSheet({
    [picturesPath]: { value: { icons, current: 'onca' } },
    [choosePath]: () => refusal('account.field.invalid'),
  })
  await choice(icons.length).click()
  const notice = sheet.getByRole('alert')
  await expect.element(notice).toHaveTextContent('Unknown error')
  await expect.poll(() => notice.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(notice.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  await expect.element(choice(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => shown(main)).toMatch(/\/avatar\/onca\.webp$/)
})

test('a second press while a choice is on its way sends nothing', async () => {
  let sent = 0
  const answered = Promise.withResolvers<Response>()
  const { sheet, choice } = await openSheet({ [choosePath]: () => (sent++, answered.promise) })
  await choice(2).click()
  await choice(3).click()
  expect(sent).toBe(1)
  answered.resolve(Response.json({ success: true, value: true }))
  await expect.element(sheet).not.toBeInTheDocument()
})

test('pictures that do not come are said so, and asked for again at a press', async () => {
  let broken = true
  const { sheet, choice } = await openSheet({
    [picturesPath]: () =>
      broken ? new Response('', { status: 400 }) : Response.json({ success: true, value: pictures }),
  })
  await expect.element(sheet.getByText('The pictures did not load')).toBeVisible()
  broken = false
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.element(choice(1)).toBeVisible()
})
