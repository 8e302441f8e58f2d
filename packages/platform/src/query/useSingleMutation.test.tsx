import { useMutation } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createTestSite, TestApp } from '../testing/index.ts'
import { useSingleMutation } from './useSingleMutation.ts'

type Hook = (options: { mutationKey: string[]; mutationFn: () => Promise<void> }) => {
  readonly mutate: (input: void) => void
}

/** Renders two buttons. Each starts a separate mutation. The functions in `ends` end the mutations. */
async function renderButtons(useHook: Hook) {
  const site = createTestSite()
  const ends: (() => void)[] = []
  function Press({ name }: { readonly name: string }) {
    const { mutate } = useHook({
      mutationKey: ['press'],
      mutationFn: () => new Promise((resolve) => ends.push(resolve)),
    })
    return (
      <button type="button" onClick={() => mutate()}>
        {name}
      </button>
    )
  }
  const screen = await render(
    <TestApp site={site}>
      <Press name="one" />
      <Press name="other" />
    </TestApp>,
  )
  const press = (name: string) => (screen.getByRole('button', { name }).element() as HTMLButtonElement).click()
  const running = () => site.queries.isMutating({ mutationKey: ['press'] })
  return { press, running, ends, site, leave: () => screen.unmount() }
}

test('ignores a second press of a button while its mutation is running', async () => {
  const { press, running, ends } = await renderButtons(useSingleMutation)
  press('one')
  press('one')
  expect(running()).toBe(1)
  await expect.poll(() => ends).toHaveLength(1)
  press('one')
  expect(running()).toBe(1)
  ends[0]?.()
  await expect.poll(running).toBe(0)
  press('one')
  await expect.poll(() => ends).toHaveLength(2)
})

test('control: starts two mutations when useMutation is used and the button is pressed twice', async () => {
  const { press, running } = await renderButtons(useMutation)
  press('one')
  press('one')
  expect(running()).toBe(2)
})

test('starts a mutation while the mutation of another component is running', async () => {
  const { press, running } = await renderButtons(useSingleMutation)
  press('one')
  press('other')
  expect(running()).toBe(2)
})

test('removes the input of a mutation, which may be a password, after its component unmounts', async () => {
  const { press, ends, site, leave } = await renderButtons(useSingleMutation)
  const known = () => site.queries.getMutationCache().getAll()
  press('one')
  await expect.poll(() => ends).toHaveLength(1)
  ends[0]?.()
  await leave()
  await expect.poll(known, { timeout: 10_000 }).toEqual([])
})
