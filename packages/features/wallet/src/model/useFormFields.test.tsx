import { ApiError } from '@lobby/api'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { useFormFields } from './useFormFields.ts'

const names = ['key', 'holder'] as const

function Form({ error = null }: { readonly error?: Error | null }) {
  const { field, validate, notice } = useFormFields({ key: '', holder: '' }, error)
  return (
    <>
      {names.map((name) => {
        const { error: wrong, ...input } = field(name)
        return (
          <div key={name}>
            <label>
              {name} <input {...input} />
            </label>
            <em data-of={name}>{wrong}</em>
          </div>
        )
      })}
      <button type="button" onClick={(event) => event.currentTarget.setAttribute('data-went', String(validate(names)))}>
        Send
      </button>
      <output>{notice}</output>
    </>
  )
}

async function open(error?: Error) {
  const { screen } = await renderScreen(<Form {...(error && { error })} />, { path: '/m/withdraw' })
  const wrong = () => names.map((name) => screen.container.querySelector(`[data-of=${name}]`)?.textContent)
  return {
    screen,
    wrong,
    send: screen.getByRole('button'),
    key: screen.getByLabelText('key'),
    holder: screen.getByLabelText('holder'),
  }
}

test('does not submit a form with empty fields, and shows an error at each of them until the player types', async () => {
  const { wrong, send, key, holder } = await open()
  expect(wrong()).toEqual(['', ''])
  await key.fill('ana')
  await send.click()
  await expect.element(send).toHaveAttribute('data-went', 'false')
  expect(wrong()).toEqual(['', 'Fill in this field.'])
  await holder.fill(' ')
  await send.click()
  await expect.element(send).toHaveAttribute('data-went', 'false')
  expect(wrong()).toEqual(['', 'Fill in this field.'])
  await holder.fill('Ana Prado')
  expect(wrong()).toEqual(['', ''])
  await send.click()
  await expect.element(send).toHaveAttribute('data-went', 'true')
  expect(wrong()).toEqual(['', ''])
})

const refused = (field?: string) =>
  new ApiError('refused', {
    operation: 'addAccount',
    status: 200,
    code: 'payment.password.wrong',
    ...(field !== undefined && { data: { field } }),
  })

test('shows a refusal only at the field that the refusal names', async () => {
  const { screen, wrong } = await open(refused('holder'))
  expect(wrong()[0]).toBe('')
  expect(wrong()[1]).not.toBe('')
  expect(screen.getByRole('status').element().textContent).toBe('')
})

test.each([
  ['names no field', refused()],
  ['names a field that the form does not have', refused('constructor')],
  ['is not from the platform', new Error('offline')],
])('shows an error of the whole form when the error %s', async (_, error) => {
  const { screen, wrong } = await open(error)
  expect(wrong()).toEqual(['', ''])
  expect(screen.getByRole('status').element().textContent).not.toBe('')
})
