import { createElement, isValidElement } from 'react'
import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'
import * as icons from '@lobby/ui/icons'

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value) as object)

/** Returns whether a value contains a React element or a function, which a user cannot type into a field. */
const containsReactValue = (value: unknown): boolean =>
  isValidElement(value) ||
  typeof value === 'function' ||
  (isPlain(value) && Object.values(value).some(containsReactValue))

// Set the name of each icon, because Storybook shows a component's `displayName` in the code of a story.
for (const [displayName, icon] of Object.entries(icons)) Object.assign(icon, { displayName })
const drawn = Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, createElement(Icon)]))
const isIcon = (value: unknown) => isValidElement(value) && Object.values<unknown>(icons).includes(value.type)

function getControl({ name, type, table }: StrictInputType, value: unknown): InputType {
  if (isIcon(value) || (name === 'icon' && value === undefined))
    return { control: { type: 'select' }, options: Object.keys(drawn), mapping: drawn }
  if (containsReactValue(value) || type?.name === 'function') return { control: false }
  return /^React(Node|Element)$/.test(table?.type?.summary ?? '') ? { control: { type: 'text' } } : {}
}

/** Shows the members of a union type. Storybook itself would show only the word "union". */
const describeUnion = ({ type, table }: StrictInputType): InputType =>
  table?.type?.summary === 'union' && type?.raw ? { table: { ...table, type: { summary: type.raw } } } : {}

/**
 * Gives each prop a usable control: a list for an icon, and a field for a text. Elements and functions get no control.
 */
export const addPropControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...argType,
        ...describeUnion(argType),
        ...(argType.control === undefined && getControl(argType, initialArgs[name])),
      },
    ]),
  ) as typeof argTypes
