import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SelectSheet, type SelectSheetProps } from './SelectSheet.tsx'

const options = [
  { value: 'AO', label: 'Angola', detail: '+244', group: 'Africa' },
  { value: 'ZA', label: 'South Africa', detail: '+27', group: 'Africa', disabled: true },
  { value: 'BR', label: 'Brazil', detail: '+55', group: 'America' },
  { value: 'PT', label: 'Portugal', detail: '+351', group: 'Europe' },
]
const search = { searchLabel: 'Search', clearLabel: 'Clear', noneText: 'No country found.' }

function Country({ start = 'BR', ...rest }: Partial<SelectSheetProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <SelectSheet
      label="Country"
      options={options}
      placeholder="Choose"
      closeLabel="Close"
      failedText="The list did not come."
      {...(rest as typeof search)}
      value={value}
      onChange={setValue}
    />
  )
}

async function select(props: Parameters<typeof Country>[0] = {}) {
  const screen = await render(<Country {...props} />)
  const trigger = screen.getByRole('combobox', { name: 'Country' })
  return {
    screen,
    trigger,
    sheet: screen.getByRole('dialog', { name: 'Country' }),
    option: (name: string) => screen.getByRole('option', { name: new RegExp(`^${name}`) }),
  }
}

test('opens a select sheet at the selected option, and returns the focus when another option is selected', async () => {
  const { trigger, sheet, option } = await select()
  await expect.element(trigger).toHaveTextContent('Brazil+55')
  await trigger.click()
  await expect.element(option('Brazil')).toHaveFocus()
  await expect.element(option('Brazil')).toHaveAttribute('aria-selected', 'true')
  await option('Portugal').click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(trigger).toHaveTextContent('Portugal+351')
  await expect.element(trigger).toHaveFocus()
})

test('skips the disabled options of a select sheet by arrow keys and selects an option on Enter', async () => {
  const { trigger, option } = await select()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('Brazil')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option('Angola')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(option('Portugal')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(trigger).toHaveTextContent('Angola+244')
})

test('closes a select sheet on Escape without changing the selection', async () => {
  const { trigger, sheet, option } = await select()
  await trigger.click()
  await expect.element(option('Brazil')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(trigger).toHaveTextContent('Brazil+55')
})

test('renders each group of options in a select sheet with its name as the accessible name', async () => {
  const { screen, trigger } = await select()
  await trigger.click()
  await expect
    .element(screen.getByRole('group', { name: 'Africa' }).getByRole('option', { name: 'Angola +244' }))
    .toBeVisible()
})

test('moves the focus to the search of a select sheet when the player types, and selects the only result on Enter', async () => {
  const { screen, trigger, option } = await select(search)
  await trigger.click()
  await expect.element(option('Brazil')).toHaveFocus()
  await userEvent.keyboard('+351')
  await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('+351')
  await expect.element(option('Brazil')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(trigger).toHaveTextContent('Portugal+351')
})

test('shows a text when the search of a select sheet finds nothing', async () => {
  const { screen, trigger, option } = await select(search)
  await trigger.click()
  await expect.element(option('Brazil')).toHaveFocus()
  await screen.getByRole('searchbox').fill('zz')
  await expect.element(screen.getByRole('status')).toHaveTextContent('No country found.')
})

test('moves between the search and the options of a select sheet by arrow keys', async () => {
  const { screen, trigger, option } = await select({ ...search, start: '' })
  await trigger.click()
  await expect.element(option('Angola')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('Angola')).toHaveFocus()
})

test('shows the placeholder of a select sheet when nothing is selected, and describes the select sheet by its error', async () => {
  const { trigger } = await select({ start: '', error: 'Choose where you live.' })
  await expect.element(trigger).toHaveTextContent('Choose')
  await expect.element(trigger).toHaveAccessibleDescription('Choose where you live.')
  await expect.element(trigger).toHaveAttribute('aria-invalid', 'true')
})
