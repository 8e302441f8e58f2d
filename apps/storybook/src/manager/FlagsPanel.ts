import { flagNames, type FlagName } from '@lobby/merchant'
import { flagRegistry } from '@lobby/merchant/flags'
import { createElement as element, type ChangeEvent, type ReactElement } from 'react'
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

const choices = { folder: 'as the folder', on: 'on', off: 'off' } as const
const options = Object.entries(choices).map(([value, label]) => element('option', { key: value, value }, label))

const chosen = (on: boolean | undefined): keyof typeof choices => (on === undefined ? 'folder' : on ? 'on' : 'off')

/** Each merchant flag: as the folder says, on, or off. What differs from the folder stands in the URL. */
export function FlagsPanel(): ReactElement {
  const [globals, update] = useGlobals()
  const { flags } = readToolbar(globals)
  const choose = (name: FlagName, choice: string) => {
    const { [name]: _, ...others } = flags
    update({ flags: choice === 'folder' ? others : { ...others, [name]: choice === 'on' } })
  }
  const row = (name: FlagName) => {
    const value = chosen(flags[name])
    const { title, shows } = flagRegistry[name]
    const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => choose(name, target.value)
    const select = element('select', { 'aria-label': name, value, onChange }, options)
    return element(
      'tr',
      { key: name },
      element('td', null, select),
      element('th', { scope: 'row' }, element('code', null, name)),
      element('td', null, element('b', null, title), `: ${shows}`),
    )
  }
  return element(Table, null, element('tbody', null, flagNames.map(row)))
}
