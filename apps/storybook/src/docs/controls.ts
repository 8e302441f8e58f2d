import { createElement, isValidElement } from 'react'
import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'
import * as icons from '@lobby/ui/icons'

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value) as object)

/** Whether a value has an element or a function in it, which nobody can write into a field. */
const isOfReact = (value: unknown): boolean =>
  isValidElement(value) || typeof value === 'function' || (isPlain(value) && Object.values(value).some(isOfReact))

// The code of a story names its components by this.
for (const [displayName, icon] of Object.entries(icons)) Object.assign(icon, { displayName })
const drawn = Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, createElement(Icon)]))
const isIcon = (value: unknown) => isValidElement(value) && Object.values<unknown>(icons).includes(value.type)

function controlOf({ name, type, table }: StrictInputType, value: unknown): InputType {
  if (isIcon(value) || (name === 'icon' && value === undefined))
    return { control: { type: 'select' }, options: Object.keys(drawn), mapping: drawn }
  if (isOfReact(value) || type?.name === 'function') return { control: false }
  return /^React(Node|Element)$/.test(table?.type?.summary ?? '') ? { control: { type: 'text' } } : {}
}

/** A union by its words: Storybook would call it a union and leave it there. */
const wordsOf = ({ type, table }: StrictInputType): InputType =>
  table?.type?.summary === 'union' && type?.raw ? { table: { ...table, type: { summary: type.raw } } } : {}

/** Gives each prop a control that somebody can use: an icon a list, a text a field, and none to elements and functions. */
export const controls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, ...wordsOf(argType), ...(argType.control === undefined && controlOf(argType, initialArgs[name])) },
    ]),
  ) as typeof argTypes
