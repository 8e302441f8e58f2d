import baseCss from '@lobby/ui/tokens.css?raw'
import { findSetProperties, type CustomProperty } from './findProperties.ts'

/** The custom properties that the design system sets, with the same values for every merchant. */
export const BASE_PROPERTIES: readonly CustomProperty[] = findSetProperties(baseCss)
