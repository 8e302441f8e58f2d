import { flagNames, type FlagName } from '@lobby/merchant'
import { flagRegistry } from '@lobby/merchant/flags'
import type { ReactElement } from 'react'
import { useGlobals } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { readToolbar } from '../house/toolbar.ts'

const Table = styled.table({
  width: '100%',
  padding: 12,
  borderCollapse: 'collapse',
  '& td, & th': { padding: '6px 10px', textAlign: 'start', verticalAlign: 'top' },
  '& code': { fontSize: 12 },
})

const choices = [
  { label: 'as the folder', value: 'folder' },
  { label: 'on', value: 'on' },
  { label: 'off', value: 'off' },
] as const

const chosen = (on: boolean | undefined) => (on === undefined ? 'folder' : on ? 'on' : 'off')

/** Each merchant flag: as the folder says, on, or off. What differs from the folder stands in the URL. */
export function FlagsPanel(): ReactElement {
  const [globals, update] = useGlobals()
  const { flags } = readToolbar(globals)
  const choose = (name: FlagName, choice: string) => {
    const { [name]: _, ...others } = flags
    update({ flags: choice === 'folder' ? others : { ...others, [name]: choice === 'on' } })
  }
  return (
    <Table>
      <tbody>
        {flagNames.map((name) => (
          <tr key={name}>
            <td>
              <select aria-label={name} value={chosen(flags[name])} onChange={({ target }) => choose(name, target.value)}>
                {choices.map(({ label, value }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </td>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <b>{flagRegistry[name].title}</b>: {flagRegistry[name].shows}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
