import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSubmitWithAutofill } from './useSubmitWithAutofill.ts'

interface FormProps {
  readonly guarded: boolean
  readonly onSent: (name: string) => void
}

function Form({ guarded, onSent }: FormProps) {
  const { register, handleSubmit, setValue } = useForm({ defaultValues: { name: '' } })
  const send = handleSubmit(({ name }) => onSent(name))
  const typed = useSubmitWithAutofill(['name'], setValue, (event) => void send(event))
  // In the real forms, react-hook-form receives no value that the browser fills in without an event. This form does the
  // same.
  const { ref: _ref, ...input } = register('name')
  return (
    <form onSubmit={guarded ? typed : (event) => void send(event)}>
      <input aria-label="name" {...input} />
      <button type="submit">Send</button>
    </form>
  )
}

/** Fills in a field without an event, submits the form, and returns the sent value. */
async function filledIn(guarded: boolean): Promise<string> {
  const sent: string[] = []
  const screen = await render(<Form guarded={guarded} onSent={(name) => sent.push(name)} />)
  ;(screen.getByLabelText('name').element() as HTMLInputElement).value = 'ana'
  await screen.getByRole('button').click()
  await expect.poll(() => sent).toHaveLength(1)
  return sent[0] ?? ''
}

test('sends a value that the browser filled in without an event', { tags: ['U13'] }, async () => {
  expect(await filledIn(true)).toBe('ana')
})

test('control: sends no filled-in value without useAutofillSubmit', { tags: ['U13-control'] }, async () => {
  expect(await filledIn(false)).toBe('')
})
