import { merchantSkins } from './skins.ts'
import { LAB_MERCHANT_ID } from './toolbar.ts'
import { messages } from 'virtual:lobby/messages'
import { getLanguageName } from '@lobby/i18n'
import type { Preview } from '@storybook/react-vite'
import { isPseudoLocale, pseudoLocales } from '../stress/pseudoLocales.ts'

const locales = [...Object.keys(messages).filter((locale) => !isPseudoLocale(locale)), ...Object.keys(pseudoLocales)]

interface Item {
  readonly value: string
  readonly title: string
  readonly right?: string
}

/** Defines a menu of the toolbar that shows the chosen item. */
const menu = (
  description: string,
  icon: 'globe' | 'paintbrush' | 'transfer' | 'user' | 'zoom',
  items: readonly Item[],
) => ({ description, toolbar: { icon, dynamicTitle: true, items: [...items] } })

/**
 * The menus of Storybook's toolbar. Their titles are short, so that all menus fit. The URL contains each choice.
 * Feature flags have a separate panel instead of a menu.
 */
export const toolbarMenus: NonNullable<Preview['globalTypes']> = {
  merchant: menu('Merchant', 'paintbrush', [
    ...merchantSkins.map(({ merchant: { id, name } }) => ({ value: id, title: name })),
    { value: LAB_MERCHANT_ID, title: 'From the skin lab' },
    { value: 'all', title: 'All, side by side' },
  ]),
  locale: menu(
    'Locale',
    'globe',
    locales.map((value) => ({
      value,
      ...(isPseudoLocale(value) ? pseudoLocales[value] : { title: getLanguageName(value) }),
    })),
  ),
  direction: menu('Direction', 'transfer', [
    { value: 'auto', title: 'Auto', right: 'as the locale is written' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  text: menu('Size of texts', 'zoom', [
    { value: 'usual', title: '100 %', right: 'texts as they are' },
    { value: 'double', title: '200 %', right: 'texts twice as large' },
  ]),
  session: menu('Session', 'user', [
    { value: 'guest', title: 'Guest' },
    { value: 'member', title: 'Member' },
    { value: 'trial', title: 'Trial account' },
    { value: 'agent', title: 'Agent' },
  ]),
  flags: { description: 'Flags that differ from the merchant folder' },
  skin: { description: 'What the skin lab made' },
  beside: { description: 'The size of each merchant side by side' },
}
