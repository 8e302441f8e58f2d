import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TitleSelect, type TitleSelectProps } from './TitleSelect.tsx'

const options = ['Sports', 'Live', 'Fishing'].map((label) => ({ value: label.toUpperCase(), label }))

async function renderTitle(props: Partial<TitleSelectProps> = {}) {
  function StatefulTitle() {
    const [value, setValue] = useState('LIVE')
    return (
      <TitleSelect
        label="Kind of games"
        options={options}
        closeLabel="Close"
        failedText="Press again."
        value={value}
        onChange={setValue}
        {...props}
      />
    )
  }
  const screen = await render(<StatefulTitle />)
  const heading = (name: string) => screen.getByRole('heading', { level: 1, name })
  return {
    screen,
    heading,
    opener: screen.getByRole('heading', { level: 1 }).getByRole('button'),
    sheet: screen.getByRole('dialog', { name: 'Kind of games' }),
  }
}

test('shows the selected option in the heading, and selects another option in a sheet that returns the focus', async () => {
  const { screen, heading, opener, sheet } = await renderTitle()
  await expect.element(heading('Live')).toBeVisible()
  expect(opener.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await opener.click()
  await expect.element(screen.getByRole('option', { name: 'Live' })).toHaveFocus()
  await screen.getByRole('option', { name: 'Fishing' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(heading('Fishing')).toBeVisible()
  await expect.element(opener).toHaveFocus()
})

test('opens the sheet of a heading by the key ArrowDown and selects an option on Enter', async () => {
  const { screen, heading, opener } = await renderTitle()
  await userEvent.tab()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Live' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.element(heading('Sports')).toBeVisible()
})

test('shows an error when the sheet of a heading fails to load', async () => {
  const { screen, opener } = await renderTitle({ load: () => Promise.reject(new Error('gone')) })
  await opener.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Press again.')
})
