import { flagCodes, type Capability, type FlagCode } from '@lobby/merchant'
import { FLAG_TABLE } from '@lobby/merchant/flags'
import { createElement as element, useEffect, useState, type ChangeEvent, type ReactElement } from 'react'
import { addons, useGlobals } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import {
  REQUEST_MERCHANT_FLAGS_EVENT,
  getMerchantFolderFlags,
  MERCHANT_FOLDER_FLAGS_EVENT,
  type FlagsByMerchantFolder,
} from '../merchants-plugin/folderFlags.ts'
import { readToolbarValues } from '../merchants-plugin/toolbar.ts'

const Panel = styled.div(({ theme }) => ({
  padding: 12,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.4,
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    margin: '0 0 8px',
  },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& tr + tr': { borderTop: `1px solid ${theme.appBorderColor}` },
  '& td, & th': { padding: '8px 0', fontWeight: 'inherit', textAlign: 'start', verticalAlign: 'top' },
  '& th': { paddingInlineEnd: 12 },
  '& code': { display: 'block', color: theme.textMutedColor, fontSize: 11, overflowWrap: 'anywhere' },
  '& input': { width: '100%' },
  '& select, & button, & input': {
    padding: '4px 6px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    background: theme.input.background,
    color: 'inherit',
    font: 'inherit',
  },
  '& [data-differs] :is(b, select)': { color: theme.color.secondary },
}))

const chosen = (on: boolean | undefined) => (on === undefined ? 'folder' : on ? 'on' : 'off')

/**
 * Lists the feature flags of a merchant. Each flag has the value of the merchant's folder, or is set to on or off by
 * the user. The URL contains the flags that the user has set.
 */
export function FlagsPanel(): ReactElement {
  const [globals, update] = useGlobals()
  const toolbar = readToolbarValues(globals)
  const { flags } = toolbar
  const [folders, setFolders] = useState<FlagsByMerchantFolder>({})
  const [word, setWord] = useState('')
  useEffect(() => {
    const channel = addons.getChannel()
    channel.on(MERCHANT_FOLDER_FLAGS_EVENT, setFolders)
    channel.emit(REQUEST_MERCHANT_FLAGS_EVENT)
    return () => channel.off(MERCHANT_FOLDER_FLAGS_EVENT, setFolders)
  }, [])
  const ofFolder = getMerchantFolderFlags(toolbar, folders)
  const choose = (name: Capability, choice: string) => {
    const { [name]: _, ...others } = flags
    update({ flags: choice === 'folder' ? others : { ...others, [name]: choice === 'on' } })
  }
  const row = (code: FlagCode) => {
    const { title, shows, capability: name } = FLAG_TABLE[code]
    const value = chosen(flags[name])
    const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => choose(name, target.value)
    const folder = ofFolder ? `as the folder (${ofFolder.includes(name) ? 'on' : 'off'})` : 'as the folder'
    const option = (of: string, label: string) => element('option', { key: of, value: of }, label)
    const select = element(
      'select',
      { 'aria-label': name, value, onChange },
      option('folder', folder),
      option('on', 'on'),
      option('off', 'off'),
    )
    return element(
      'tr',
      { key: name, 'data-differs': value === 'folder' ? undefined : true },
      element('th', { scope: 'row' }, element('b', null, title), element('code', null, code), shows),
      element('td', null, select),
    )
  }
  const found = flagCodes.filter((code) =>
    `${code} ${Object.values(FLAG_TABLE[code]).join(' ')}`.toLowerCase().includes(word.trim().toLowerCase()),
  )
  const differ = Object.keys(flags).length
  return element(
    Panel,
    null,
    element(
      'p',
      { role: 'status' },
      differ === 0
        ? 'All flags are as the folder says.'
        : `${differ} ${differ === 1 ? 'flag differs' : 'flags differ'} from the folder.`,
      differ > 0 && element('button', { type: 'button', onClick: () => update({ flags: {} }) }, 'All as the folder'),
    ),
    element('input', {
      type: 'search',
      'aria-label': 'Find a flag',
      placeholder: 'Find a flag',
      value: word,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setWord(target.value),
    }),
    element('table', null, element('tbody', null, found.map(row))),
  )
}
